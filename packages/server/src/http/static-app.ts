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

/**
 * Serve the built single-page application: static files, and index.html at every other path, so that deep links work. Files
 * below /assets/ have hashed names and are immutable; all others are revalidated. What the build compressed is sent so; what it did not,
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
  });

  function sendFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = decodedPath(request.url);
    if (path === undefined) return notFound(reply);
    const isFile = /\.[^/]*$/u.test(path);
    if (isFile) {
      const isHashed = path.startsWith('/assets/');
      return reply
        .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        .sendFile(path);
    }
    if (!existsSync(join(folder, 'index.html')))
      return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  }
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
