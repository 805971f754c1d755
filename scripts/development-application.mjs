import path from 'node:path';
import { createServer } from 'vite';
import { root } from './workspace.mjs';

/** @typedef {import('./development-backend.mjs').Backend} Backend */

/** Where the calls of the contract begin, files and uploads too: DEFAULT_BASE_PATH of the core's contract. */
const WIRE = '/api';

/** Whose changes restart the backend. */
const backendSources = ['packages/server/src', 'packages/server/migrations', 'packages/core/src'];

/** Milliseconds: an editor or a formatter writes several files at once. */
const SETTLING = 150;

/** The port is in use. */
export class PortInUse extends Error {}

/**
 * Holds calls back while the backend starts, so that a page that reloads at once meets no refused connection.
 * @param {Backend} backend
 * @returns {import('vite').Plugin}
 */
function waitForBackend(backend) {
  /**
   * @param {import('node:http').ServerResponse} response
   * @param {() => void} next
   */
  const passOn = async (response, next) => {
    if (await backend.ready()) return next();
    response.statusCode = 503;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end('The backend does not run; the terminal of pnpm dev says why.');
  };
  return {
    name: 'evergreen-wait-for-backend',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const isCall = request.url?.startsWith(`${WIRE}/`) === true;
        void (isCall ? passOn(response, next) : next());
      });
    },
  };
}

/**
 * @param {import('vite').FSWatcher} watcher
 * @param {Backend} backend
 */
function restartOnChange(watcher, backend) {
  const folders = backendSources.map((folder) => path.join(root, folder));
  watcher.add(folders);
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder + path.sep)) || /[.]test[.]tsx?$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void backend.restart(path.relative(root, file)), SETTLING);
  });
}

/**
 * Serves the application from its sources with hot reload, and passes the calls on to a backend.
 * @param {{ host: string, port: number, target: string, backend: Backend | undefined }} settings target: the backend's address;
 *   backend: the one to hold calls for and to restart, where it is ours
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {PortInUse}
 */
export async function serveApplication({ host, port, target, backend }) {
  const server = await createServer({
    root: path.join(root, 'packages/app'),
    logLevel: 'warn',
    server: {
      host,
      port,
      strictPort: true,
      proxy: { [WIRE]: { target, changeOrigin: true, ws: true, rewriteWsOrigin: true } },
    },
    plugins: backend === undefined ? [] : [waitForBackend(backend)],
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    const reason = error instanceof Error ? error : new Error(String(error));
    throw /already in use/.test(reason.message) ? new PortInUse(reason.message) : reason;
  }
  if (backend !== undefined) restartOnChange(server.watcher, backend);
  const used = server.httpServer?.address();
  const usedPort = typeof used === 'object' && used !== null ? used.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${usedPort}`,
    close: () => server.close(),
  };
}
