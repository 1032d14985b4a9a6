/** `npx vite games/defenders/board/preview` shows the board by itself. */
import { defineConfig } from 'vite';

export default defineConfig({ root: import.meta.dirname, base: './', build: { outDir: 'dist', emptyOutDir: true } });
