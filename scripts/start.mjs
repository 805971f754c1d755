import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

await bootstrap();
const code = await build(['app', 'server']);
if (code !== 0) process.exit(code);

// Run the server in this process, like `node packages/server/dist/server.js`: it receives signals directly, and killing this
// process leaves no orphaned server that occupies the port and the data folder.
const program = path.join(root, 'packages/server/dist/server.js');
process.argv[1] = program;
process.env.NODE_ENV = 'production';
process.env.EVERGREEN_STARTED_AT = String(Math.round(performance.timeOrigin));
await import(pathToFileURL(program).href);

// npm forwards the signals that it receives (`npm start` is `exec node …`, so that no shell is in between), except SIGKILL. Stop the
// server when npm has ended: an orphaned server would occupy the port and the data folder.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
