/** `npx vite games/kobolds/board/workshop/preview` shows the workshops by themselves. */
import { defineConfig } from 'vite';

export default defineConfig({ root: import.meta.dirname, base: './', build: { outDir: 'dist', emptyOutDir: true } });
