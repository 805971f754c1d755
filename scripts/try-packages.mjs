import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from './program-options.mjs';
import { installPackages } from './stranger-folder.mjs';
import { startStrangerServer } from './stranger-server.mjs';
import { strangers } from './strangers.mjs';
import { root, say } from './workspace.mjs';

const { values } = readOptions({
  usage: 'pnpm try:packages [options]',
  about: `Installs the tarballs of dist/packages (pnpm pack:packages) into an empty folder, and there runs and compiles what others would
write: ${Object.keys(strangers).join('; ')}.
The examples are those of the packages' README and of examples/; some need a server, which is built and started for them.`,
  options: {
    only: { type: 'string', value: 'words', about: 'meets those whose names begin so, separated by ";"' },
    keep: { type: 'boolean', about: 'keeps the folder, and names it' },
  },
});

const tarballs = path.join(root, 'dist/packages');
const files = existsSync(tarballs) ? readdirSync(tarballs).filter((file) => file.endsWith('.tgz')) : [];
if (files.length === 0) {
  say('There are no packages in dist/packages. Run pnpm pack:packages first.');
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-packages-'));
const beginnings = values.only?.split(';') ?? [''];
const chosen = Object.entries(strangers).filter(([name]) => beginnings.some((words) => name.startsWith(words.trim())));
let failures = 0;
/** @type {import('./stranger-server.mjs').StrangerServer | undefined} */
let server;
try {
  const installation = await installPackages(
    folder,
    files.map((file) => path.join(tarballs, file)),
  );
  if (installation.code !== 0) {
    console.log(installation.output.trimEnd());
    failures += 1;
  } else {
    server = await startStrangerServer();
    for (const [name, meet] of chosen) {
      const started = performance.now();
      const { code, output } = await meet(folder, server);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(22)} ${seconds.padStart(5)} s`);
      console.log(output.trimEnd().replaceAll(/^/gmu, '       '));
      if (code !== 0) failures += 1;
    }
  }
} finally {
  await server?.stop();
  if (values.keep) say(folder);
  else rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
