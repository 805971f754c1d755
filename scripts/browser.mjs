import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDistribution } from './distribution-packages.mjs';
import { findOnPath } from './find-on-path.mjs';
import { root, run, say } from './workspace.mjs';

/** The headless shell draws without a window system and is the quickest. */
const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Older distributions have no headless shell of its own. */
const distributionPackages = ['chromium-headless-shell', 'chromium'];
const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const playwright = path.join(root, 'packages/app/node_modules/@playwright/test/cli.js');

/**
 * Whether a browser really starts; a wrapper script without the browser behind it does not.
 * @param {string} file
 * @returns {Promise<boolean>}
 */
async function starts(file) {
  const { code } = await run(file, ['--version'], { output: 'collect' });
  return code === 0;
}

/**
 * @param {boolean} isWholeFirst
 * @returns {Promise<string | undefined>}
 */
async function findInstalled(isWholeFirst) {
  const names = isWholeFirst ? [...wholeBrowsers, headlessShell] : [headlessShell, ...wholeBrowsers];
  const onPath = names.map((name) => findOnPath([name], process.env.PATH ?? ''));
  for (const file of [...onPath, ...installedPlaces])
    if (file !== undefined && existsSync(file) && (await starts(file))) return file;
  return undefined;
}

/**
 * Playwright's own browser, when it is downloaded and this machine has the libraries it needs.
 * @returns {Promise<string | undefined>}
 */
async function findPlaywrights() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { code, output } = await run(process.execPath, ['-e', script], {
    cwd: path.join(root, 'packages/app'),
    output: 'collect',
  });
  const file = output.trim();
  return code === 0 && existsSync(file) && (await starts(file)) ? file : undefined;
}

/**
 * A Chromium for the browser tests and the benches: the one that CHROMIUM_PATH names, an installed one, Playwright's own download, or the
 * distribution's package, whichever comes first.
 * @param {{ isWholeFirst?: boolean }} [options] whether an installed browser as people use it comes before the headless shell, which draws
 *   otherwise: figures of the former are those that count
 * @returns {Promise<string | undefined>} its absolute path; nothing, after a sentence that says what to do, when there is none
 */
export async function ensureBrowser({ isWholeFirst = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (await starts(named)) return named;
    say(`CHROMIUM_PATH 指向的浏览器无法启动：${named}`);
    say(`The browser that CHROMIUM_PATH names does not start: ${named}`);
    return undefined;
  }
  const present = (await findInstalled(isWholeFirst)) ?? (await findPlaywrights());
  if (present !== undefined) return present;

  say('未找到浏览器，正在下载 Chromium… / No browser found; downloading Chromium…');
  await run(process.execPath, [playwright, 'install', 'chromium'], { output: 'stderr' });
  const downloaded = await findPlaywrights();
  if (downloaded !== undefined) return downloaded;

  say("正在安装系统的 Chromium… / Installing the distribution's Chromium…");
  // With a font that has Chinese characters.
  await installFromDistribution(distributionPackages, ['fonts-noto-cjk']);
  const installed = await findInstalled(isWholeFirst);
  if (installed !== undefined) return installed;

  say('无法取得浏览器。请安装 Chromium，或用环境变量 CHROMIUM_PATH 指定其路径，然后重试。');
  say(
    'No browser could be had. Install Chromium, or name one in the environment variable CHROMIUM_PATH, and run the command again.',
  );
  return undefined;
}
