import { findOnPath } from './find-on-path.mjs';
import { run } from './workspace.mjs';

/**
 * Installs packages of a Debian distribution, where this process may.
 * @param {readonly string[]} alternatives packages of which the first that there is will do
 * @param {readonly string[]} [beside] packages that are installed together with it
 * @returns {Promise<boolean>} whether one of them is installed now
 */
export async function installFromDistribution(alternatives, beside = []) {
  if (findOnPath(['apt-get'], process.env.PATH ?? '') === undefined) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await run('sudo', ['-n', 'true'], { output: 'collect' })).code !== 0) return false;
  /** @param {string[]} parameters */
  const aptGet = (...parameters) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...parameters];
    return isRoot
      ? run('env', command.slice(1), { output: 'stderr' })
      : run('sudo', ['-n', ...command], { output: 'stderr' });
  };
  await aptGet('update');
  for (const name of alternatives) {
    const { code } = await aptGet('install', '-y', '--no-install-recommends', name, ...beside);
    if (code === 0) return true;
  }
  return false;
}
