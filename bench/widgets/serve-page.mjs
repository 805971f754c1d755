import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../scripts/workspace.mjs';

const app = path.join(root, 'packages/app');
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Where the peers are that a page may import. */
export const peersFolder = path.join(import.meta.dirname, 'peers');

/** A page and its peers share these with the application, which has them installed elsewhere. */
const SHARED = /^(?:react|react-dom|antd|@ant-design\/icons|dayjs)(?:\/|$)/u;
const places = [path.join(app, 'src/main.tsx'), path.join(root, 'packages/react-ui/src/theme/index.ts')];

const fromApplication = {
  name: 'bench-from-application',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    const isOfPage = path.dirname(importer) === import.meta.dirname && /^[@\w]/u.test(id);
    const isOfPeer = importer.startsWith(peersFolder) && SHARED.test(id);
    if (!isOfPage && !isOfPeer) return undefined;
    for (const place of isOfPage ? [...places, path.join(peersFolder, 'package.json')] : places) {
      const found = await this.resolve(id, place, { skipSelf: true });
      if (found !== null) return found;
    }
    return undefined;
  },
};

/**
 * Bundles a page of widgets like the application and serves it from memory.
 * @param {string} file of this folder
 * @returns {Promise<{ readonly url: string, stop(): void }>}
 */
export async function servePage(file) {
  const fromApp = createRequire(path.join(app, 'package.json'));
  const { default: react } = await import(pathToFileURL(fromApp.resolve('@vitejs/plugin-react')).href);
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [fromApplication, react()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(import.meta.dirname, file),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const files = new Map(
    [built].flat().flatMap(({ output }) => output.map(({ fileName, code, source }) => [fileName, code ?? source])),
  );
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  files.set(
    'index.html',
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>widget</title>${styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}</head><body style="margin: 16px"><div id="root"></div><script type="module" src="/page.js"></script></body></html>`,
  );
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
    const content = files.get(name);
    response
      .writeHead(content === undefined ? 404 : 200, { 'content-type': types[path.extname(name)] ?? 'text/plain' })
      .end(content);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
