import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// What the browser's code decides, in Node and in seconds; what only a browser can tell is tested in one (tests/browser).
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } }, // texts, rulebooks and cases lie beside the browser's code
  test: {
    include: ['tests/**/*.test.ts'],
    environment: './tests/support/environment.ts',
    setupFiles: ['tests/support/browser.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // No test waits for anything but its own promises: whoever needs so long stands still.
    testTimeout: 60_000,
  },
});
