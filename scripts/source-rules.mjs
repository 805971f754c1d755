/**
 * The rules about files that no other tool can hold: each takes a file's path and text and says what breaks it.
 * @typedef {{ rule: string, file: string, line: number, advice: string }} Finding
 */

/** An absolute path that holds on one machine only: the root account's folder, a user's, or a mounted work folder. */
const machinePath = new RegExp(`(?<![\\w.:/-])/(?:${['work', 'farm', 'root', 'home/\\w+', 'Users/\\w+'].join('|')})/`);

/** A table of the platform that a statement names in letters, `from sys_user`. */
const tableByName = /\b(?:from|join|into|update)\s+sys_\w+/;

const rules = [
  {
    rule: 'no-machine-path',
    applies: (/** @type {string} */ file) => file !== 'pnpm-lock.yaml',
    breaks: (/** @type {string} */ line) => machinePath.test(line),
    advice:
      'This is a path of one machine. Say it relative to the repository, or ask the system for its temporary folder.',
  },
  {
    rule: 'lock-holds-no-address',
    applies: (/** @type {string} */ file) => file === 'pnpm-lock.yaml',
    breaks: (/** @type {string} */ line) => /https?:\/\//.test(line),
    advice:
      'The lock file names a download address, which binds everybody to one registry. Take the dependency from the registry by name.',
  },
  {
    rule: 'tables-are-imported',
    applies: (/** @type {string} */ file) => /^packages\/server\/src\/modules\/.+(?<!\.test)\.ts$/.test(file),
    breaks: (/** @type {string} */ line) => tableByName.test(line),
    advice:
      'A statement names a table by its import, from ${sysUser}: so the boundaries see who reads rows without a scope.',
  },
];

const drawers = /(^|[/.])(utils?|helpers?|common|misc)([/.]|$)/;

/**
 * What in one file breaks the rules.
 * @param {string} file relative to the repository, with forward slashes
 * @param {string} text
 * @returns {Finding[]}
 */
export function checkSource(file, text) {
  const applying = rules.filter((rule) => rule.applies(file));
  const findings = text
    .split('\n')
    .flatMap((line, index) =>
      applying.filter((rule) => rule.breaks(line)).map(({ rule, advice }) => ({ rule, file, line: index + 1, advice })),
    );
  if (!/^packages\/[^/]+\/(src|e2e|test)\//.test(file) || !drawers.test(file)) return findings;
  const advice = 'A drawer for anything has no owner. Name the file after the concept that it holds.';
  return [{ rule: 'no-drawers', file, line: 1, advice }, ...findings];
}
