import { existsSync } from 'node:fs';
import { join } from 'node:path';

import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isBelowBasePath } from './security-headers.ts';

const NOT_BUILT = `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><title>Evergreen</title>
<h1>应用尚未构建 · The application is not built</h1>
<p>请在仓库根目录运行 <code>npm run build</code>，然后刷新本页。</p>
<p>Run <code>npm run build</code> in the repository, then reload this page.</p>
</html>
`;

/** Where files lie whose names change with their contents. */
const HASHED_FILES = '/assets/';

/** Scripts, styles and pictures: the page that loads them says what it may do, and opened by itself none of them does anything. */
const HASHED_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Serve the built single-page application: static files, and index.html at every other path, so that deep links work. Files
 * below /assets/ have hashed names, are immutable and have few headers; all others are revalidated. What the build compressed is sent so; what it did not,
 * is compressed on its way.
 *
 * @param folder the folder of `index.html`; it may be built while the server runs
 */
export async function serveApplication(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(compress, { threshold: 1024 });
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      dotfiles: 'ignore',
      preCompressed: true,
    });

    scope.get('/*', { exposeHeadRoute: true }, (request, reply) => {
      if (isBelowBasePath(request.url)) return notFound(reply);
      return sendFile(request, reply);
    });

    // Parts of pages that have their headers: a first visit loads dozens, most of them smaller than those headers.
    scope.get(
      `${HASHED_FILES}:file`,
      { exposeHeadRoute: true, helmet: false, config: { hasFewHeaders: true } },
      (request, reply) => {
        const path = decodedPath(request.url);
        return path === undefined || !isFile(path) ? notFound(reply) : reply.headers(HASHED_HEADERS).sendFile(path);
      },
    );
  });

  function sendFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = decodedPath(request.url);
    if (path === undefined) return notFound(reply);
    if (isFile(path)) return reply.header('cache-control', 'no-cache').sendFile(path);
    if (!existsSync(join(folder, 'index.html')))
      return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  }
}

function isFile(path: string): boolean {
  return /\.[^/]*$/u.test(path);
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return undefined;
  }
}
