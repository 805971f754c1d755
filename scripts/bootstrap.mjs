import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, say } from './workspace.mjs';

/** Below the repository: what was installed last. */
export const installStamp = 'node_modules/.evergreen-install';

/**
 * Whether a Node version is new enough for the libraries in the lock file.
 * @param {string} version as `process.versions.node` gives it, '20.19.0'
 * @returns {boolean}
 */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/**
 * One hash over all that decides what is installed: the lock file, the workspace, every manifest, the patches, the machine.
 * @param {string} [workspace] the folder of the repository
 * @returns {string}
 */
export function installKey(workspace = root) {
  const packages = readdirSync(path.join(workspace, 'packages')).toSorted();
  const patchFolder = path.join(workspace, 'patches');
  const patches = existsSync(patchFolder) ? readdirSync(patchFolder).toSorted() : [];
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...packages.map((name) => `packages/${name}/package.json`),
    ...patches.map((name) => `patches/${name}`),
  ];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of files) {
    const at = path.join(workspace, file);
    if (existsSync(at)) hash.update(`${file}\n`).update(readFileSync(at));
  }
  return hash.digest('hex');
}

/**
 * Makes a fresh clone ready to run with nothing but Node and npm: checks Node, and installs what the lock file names when the
 * last installation was of something else. Ends the process with a sentence that says what to do when it cannot.
 * Writes to stderr only.
 * @returns {Promise<void>}
 */
export async function bootstrap() {
  if (!isNodeNewEnough(process.versions.node)) {
    say(`需要 Node.js 20.19 或更高版本，当前为 ${process.versions.node}。请升级 Node.js 后重试。`);
    say(
      `Node.js 20.19 or newer is needed; this is ${process.versions.node}. Upgrade Node.js and run the command again.`,
    );
    process.exit(1);
  }
  const key = installKey();
  const stampFile = path.join(root, installStamp);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === key) return;

  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const manager = String(packageManager).split('+')[0] ?? '';
  say(`正在安装依赖… / Installing dependencies with ${manager}…`);
  const windows = process.platform === 'win32';
  const { code } = await run(
    windows ? 'npx.cmd' : 'npx',
    [
      '-y',
      manager,
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
      '--loglevel=info',
      '--config.confirmModulesPurge=false',
    ],
    // The workspace's own .npmrc keeps npm quiet; an installation should be heard.
    // The tools that build are development dependencies; they are left out where NODE_ENV says production.
    { output: 'stderr', env: { ...process.env, NODE_ENV: 'development', npm_config_loglevel: 'notice' } },
  );
  if (code !== 0) {
    say('依赖安装失败，请检查网络或镜像源设置后重试。');
    say(
      'The dependencies could not be installed. Check the network or the registry setting and run the command again.',
    );
    process.exit(code);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, key);
}
