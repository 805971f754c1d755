import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { readOptions } from './program-options.mjs';
import { root, say } from './workspace.mjs';

const { values } = readOptions({
  usage: 'pnpm dev [options]',
  about: [
    'Serves application and backend from their sources on one port, for development.',
    'A change of packages/server or packages/core restarts the backend; a change of a screen is shown without a reload and keeps its state.',
    'EVERGREEN_BACKEND=https://… names a running backend to use in place of one of its own.',
  ].join('\n'),
  options: {
    port: { type: 'string', value: 'port', about: 'port to listen on; 0 takes any free one', default: '5173' },
    host: { type: 'string', value: 'address', about: 'address to listen on', default: '127.0.0.1' },
    data: {
      type: 'string',
      value: 'folder',
      about: 'folder of the data, apart from that of npm start',
      default: '.data-dev',
    },
    database: {
      type: 'string',
      value: 'url',
      about: 'PostgreSQL in place of the embedded database; DATABASE_URL is not read',
    },
    json: { type: 'boolean', about: 'prints one line {"url","username","password"} on stdout once it serves' },
  },
});
if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
  say(`"${values.port}" is no port; give a whole number from 0 to 65535.`);
  process.exit(2);
}
const remote = process.env.EVERGREEN_BACKEND ?? '';
if (remote !== '' && !/^https?:\/\/[^/]/.test(remote)) {
  say(`EVERGREEN_BACKEND is "${remote}"; it must be an address that begins with http:// or https://.`);
  process.exit(2);
}

await bootstrap();
const { createBackend } = await import('./development-backend.mjs');
const { PortInUse, serveApplication } = await import('./development-application.mjs');

const backend =
  remote === ''
    ? await createBackend({ dataFolder: path.resolve(root, values.data), databaseUrl: values.database, report: say })
    : undefined;
const address = { host: values.host, port: Number(values.port) };
const application = await serveApplication({ ...address, backend, target: backend?.url ?? remote }).catch((error) => {
  if (!(error instanceof PortInUse)) throw error;
  say(`Port ${values.port} on ${values.host} is in use. Stop what uses it, or name another one with --port.`);
  process.exit(1);
});

let isStopping = false;
const stop = async () => {
  // The terminal sends Ctrl-C to this process and npm passes it on again.
  if (isStopping) return;
  isStopping = true;
  await Promise.all([application.close(), backend?.stop()]);
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

const isServing = backend === undefined || (await backend.start());
const account = backend === undefined ? { username: null, password: null } : backend.account;
if (values.json) {
  process.stdout.write(`${JSON.stringify({ url: application.url, ...account })}\n`);
} else if (!isStopping) {
  process.stdout.write(
    [
      '',
      isServing
        ? 'Evergreen is serving from its sources.'
        : 'The application is served; the backend waits for a change.',
      `  Open     ${application.url}`,
      backend === undefined
        ? `  Backend  ${remote}`
        : `  Sign in  ${account.username} (or clerk, supervisor), password ${account.password} unless it was changed`,
      ...(backend === undefined ? [] : [`  Data     ${values.database === undefined ? values.data : 'in PostgreSQL'}`]),
      '  Ctrl-C stops it',
      '',
      '',
    ].join('\n'),
  );
}
