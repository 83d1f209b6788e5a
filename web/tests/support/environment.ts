/** Node, but with the code as it is compiled for browsers: runes do what they do there. */

import type { Environment } from 'vitest/runtime';

export default {
  name: 'node-for-browsers',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
} satisfies Environment;
