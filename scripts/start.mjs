import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

await bootstrap();
const code = await build(['app', 'server']);
if (code !== 0) process.exit(code);

// The server runs in this very process, as if `node packages/server/dist/server.js` had been called: a signal reaches it
// directly, whoever sends it, and killing this process leaves no server behind that holds the port and the data folder.
const program = path.join(root, 'packages/server/dist/server.js');
process.argv[1] = program;
process.env.NODE_ENV = 'production';
process.env.EVERGREEN_STARTED_AT = String(Math.round(performance.timeOrigin));
await import(pathToFileURL(program).href);

// npm passes on the signals that it lives to see (`npm start` is `exec node …`, so that no shell is in between). When it is killed
// outright, its end is taken as the signal: a server that nobody holds any more would keep the port and the data folder.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
