// Builds the page with one large table and serves it until it is stopped: `node bench/grid/page/serve.mjs`.
// Prints {"url"} on one line of stdout when it serves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';

const outDir = mkdtempSync(path.join(tmpdir(), 'evergreen-table-page-'));
const shared = { root: import.meta.dirname, logLevel: 'error' };
await build({ ...shared, build: { outDir, emptyOutDir: true } });
const server = await preview({
  ...shared,
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0, strictPort: true },
});
const { port } = server.httpServer.address();
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));

const stop = async () => {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
