import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { say } from '../../scripts/workspace.mjs';
import { installedPeers } from '../peers/installed.mjs';

const folder = path.join(import.meta.dirname, 'peers');

/** What an application has anyway, and what a size without it leaves out. */
const frameworks = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|vue|@vue)[\\/]/u },
  {
    name: 'antd',
    test: /node_modules[\\/](?:antd|@ant-design[\\/](?:colors|cssinjs|cssinjs-utils|fast-color|icons|icons-svg)|@rc-component|dayjs)[\\/]/u,
  },
];

const html = (styles) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>grid</title>${styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}<style>body { margin: 0; font: 14px sans-serif }</style></head>
  <body><div id="place"></div><div id="portal" style="position: fixed; left: 0; top: 0; z-index: 9999"></div><script type="module" src="page.js"></script></body>
</html>
`;

/** One page with everything that it imports, minified, in memory. */
async function bundlePage(file) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    base: './',
    define: {
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      global: 'globalThis',
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(folder, file),
        output: { entryFileNames: 'page.js', codeSplitting: { groups: frameworks } },
      },
    },
  });
  const output = [built].flat().flatMap((part) => part.output);
  const files = new Map(output.map(({ fileName, code, source }) => [fileName, code ?? source]));
  const own = output.filter(
    ({ type, name }) => type === 'chunk' && !frameworks.some((framework) => framework.name === name),
  );
  files.set('index.html', html([...files.keys()].filter((name) => name.endsWith('.css'))));
  return { files, size: own.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) };
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Installs and bundles the pages of the peers and serves them.
 * @param {readonly { readonly id: string, readonly file: string }[]} peers
 * @returns {Promise<{ address(id: string): string, size(id: string): number, stop(): void }>} size: bytes of gzip beyond React, Vue and antd
 */
export async function servePeers(peers) {
  await installedPeers(folder);
  const pages = new Map();
  for (const { id, file } of peers) {
    say(`bundling ${id} …`);
    pages.set(id, await bundlePage(file));
  }
  const server = createServer((request, response) => {
    const [, id, ...rest] = (request.url ?? '').split('/');
    const name = rest.join('/') || 'index.html';
    const content = pages.get(id)?.files.get(name);
    response
      .writeHead(content === undefined ? 404 : 200, {
        'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      })
      .end(content);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: (id) => `http://127.0.0.1:${server.address().port}/${id}/`,
    size: (id) => pages.get(id).size,
    stop: () => server.close(),
  };
}
