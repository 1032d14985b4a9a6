/** The built pages: assets never change and are sent compressed as they were built; every other address is the page itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { send } from './guard.ts';

const YEAR = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

/** Named by their contents. */
const isAsset = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

export async function pages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(serveStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', isAsset(path) ? YEAR : FRESH);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0];
    const isPage = built && request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    return isPage ? reply.sendFile('index.html') : send(reply, 'unknownRoute', 'there is nothing here');
  });
}
