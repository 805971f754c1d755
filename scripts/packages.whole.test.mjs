import { expect, it } from 'vitest';
import { root, run } from './workspace.mjs';

const MINUTE = 60_000;

/** @param {string} script */
const npmRun = (script) =>
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['run', script], { cwd: root, output: 'collect' });

// It packs and installs for minutes, from the registry: `npm test -- --thorough`.
it.runIf(process.env['TEST_THOROUGH'] === '1')(
  'CORE-06 CORE-08 CORE-09 packages install from tarballs and serve scripts, workers, other runtimes, pages and a second front end',
  async () => {
    expect(await npmRun('pack:packages')).toMatchObject({ code: 0 });
    expect(await npmRun('try:packages')).toMatchObject({ code: 0 });
  },
  25 * MINUTE,
);
