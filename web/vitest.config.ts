import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// What the browser's code decides, in Node and in seconds; what only a browser can tell is tested in one (tests/browser).
export default defineConfig({
  plugins: [svelte()],
  // Runes as they are in a browser, rather than on a server that draws pages.
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/support/browser.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // No test waits for anything but its own promises: whoever needs so long stands still.
    testTimeout: 60_000,
  },
});
