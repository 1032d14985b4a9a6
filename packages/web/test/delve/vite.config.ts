/** Builds the page with another hall of games. */
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import page from '../../vite.config.ts';

export default mergeConfig(page, {
  resolve: { alias: { '@guildhall/registry': fileURLToPath(new URL('./registry.ts', import.meta.url)) } },
});
