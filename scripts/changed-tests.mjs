import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/** @param {readonly string[]} parameters */
const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/**
 * The files that differ from the commit where this branch left another one, with what is not committed.
 * @param {string} since
 * @returns {string[] | undefined} relative to the repository; nothing when there is no such commit
 */
export function changedFiles(since) {
  try {
    const committed = git('diff', '--name-only', `${since}...HEAD`);
    const written = git('diff', '--name-only', 'HEAD');
    const added = git('ls-files', '--others', '--exclude-standard');
    return [...new Set([...committed, ...written, ...added])].toSorted();
  } catch {
    return undefined;
  }
}

/** The domains that have browser tests: the folders of `e2e/journeys`. */
export function readDomains() {
  return readdirSync(path.join(root, 'packages/app/e2e/journeys'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/**
 * The domains whose browser tests a change asks for: those whose folder it touches in any package. A change of what the product
 * is made of and that belongs to no domain (kernel, contract, adapter, database, fixtures) asks for all of them.
 * @param {readonly string[]} files changed, relative to the repository
 * @param {readonly string[]} domains all that have browser tests
 * @returns {readonly string[]}
 */
export function journeysFor(files, domains) {
  /** @type {Set<string>} */
  const touched = new Set();
  for (const file of files) {
    const folders = file.split('/').slice(0, -1);
    if (folders[0] !== 'packages' || !/[.](?:[cm]?tsx?|css|html|sql|json)$/.test(file)) continue;
    if (/[.]test[.]tsx?$/.test(file)) continue;
    const domain = folders.slice(2).find((folder) => domains.includes(folder));
    if (domain === undefined) return domains;
    touched.add(domain);
  }
  return domains.filter((domain) => touched.has(domain));
}
