/**
 * @typedef {import('./test-reports.mjs').TestResult} TestResult
 * @typedef {{ id: string, text: string, home: readonly string[] }} Requirement home: the letters of the packages in which it must hold
 * @typedef {{ id: string, missing: string[] }} PartlyShown missing: the letters of its home that have no passing test
 * @typedef {{ group: string, shown: string[], partly: PartlyShown[], failing: string[], untested: string[] }} GroupTrace
 *   the ids of its rows: with a passing test in every package of their home; with one in some of them, or elsewhere alone; cited by a
 *   failing test; cited by none that ran
 * @typedef {{ groups: GroupTrace[], unknown: string[] }} Trace unknown: ids that tests cite and no row has
 */

/**
 * The letter that a package has in the Home column. The platform adapters implement the core's ports, and have none of their own.
 * @type {Readonly<Record<string, string>>}
 */
const LETTERS = { core: 'C', platform: 'C', 'react-ui': 'U', app: 'A', cli: 'L', server: 'S' };

/** Groups whose rows speak of the repository as a whole: a test at its root counts for every package of theirs. */
const GROUPS_OF_THE_REPOSITORY = new Set(['CORE', 'DEV', 'TEST']);

/** Rows of other groups that do: the command that adds a resource writes into every package. */
const ROWS_OF_THE_REPOSITORY = new Set(['RES-06']);

/**
 * The rows of the requirements document.
 * @param {string} markdown
 * @returns {Requirement[]} in the document's order, one for each row, even when two rows have one id
 */
export function readRequirements(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z0-9]+-\d{2}) \| (.+?) \| ([^|]+) \|$/gm)].map(
    ([, id = '', text = '', home = '']) => ({ id, text, home: home.split(' ') }),
  );
}

/**
 * The ids that more than one row has.
 * @param {readonly Requirement[]} requirements
 * @returns {string[]}
 */
export function repeatedIds(requirements) {
  const ids = requirements.map((requirement) => requirement.id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** @param {string} id */
const groupOf = (id) => id.slice(0, id.lastIndexOf('-'));

/**
 * The requirement ids in a test's title. Only the groups that the requirements have count, so that "GB-18" or "UTF-16" in a
 * sentence are words and "T-60", a threat, is nobody's row.
 * @param {string} title
 * @param {ReadonlySet<string>} groups
 * @returns {string[]} each once
 */
export function citedIds(title, groups) {
  const words = title.match(/(?<![\w-])[A-Z0-9]+-\d{2}(?![\w])/g) ?? [];
  return [...new Set(words.filter((word) => groups.has(groupOf(word))))];
}

/**
 * The letters of a row's home for which a test in a package counts.
 * @param {Requirement} requirement
 * @param {string} packageName
 * @returns {readonly string[]}
 */
function lettersOf({ id, home }, packageName) {
  if (packageName === 'tooling')
    return GROUPS_OF_THE_REPOSITORY.has(groupOf(id)) || ROWS_OF_THE_REPOSITORY.has(id) ? home : [];
  return home.filter((letter) => letter === LETTERS[packageName]);
}

/**
 * Which rows the tests show to hold, by their titles and by those of their steps.
 * @param {readonly Requirement[]} requirements
 * @param {readonly TestResult[]} results
 * @returns {Trace}
 */
export function trace(requirements, results) {
  const groups = new Set(requirements.map((requirement) => groupOf(requirement.id)));
  const rows = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  /** @type {Map<string, Set<string>>} the letters with a passing test, by id */
  const passed = new Map();
  const failed = new Set();
  /** @type {Set<string>} */
  const unknown = new Set();
  for (const { title, steps = [], outcome, packageName } of results) {
    for (const id of citedIds([title, ...steps].join('\n'), groups)) {
      const row = rows.get(id);
      if (row === undefined) unknown.add(id);
      if (row !== undefined && outcome === 'passed')
        passed.set(id, new Set([...(passed.get(id) ?? []), ...lettersOf(row, packageName)]));
      if (outcome === 'failed') failed.add(id);
    }
  }
  /** @param {Requirement} row */
  const missingOf = ({ id, home }) => home.filter((letter) => passed.get(id)?.has(letter) !== true);
  return {
    groups: [...groups].map((group) => {
      const own = requirements.filter(({ id }) => groupOf(id) === group);
      const running = own.filter(({ id }) => passed.has(id) && !failed.has(id));
      return {
        group,
        shown: running.filter((row) => missingOf(row).length === 0).map(({ id }) => id),
        partly: running
          .filter((row) => missingOf(row).length > 0)
          .map((row) => ({ id: row.id, missing: missingOf(row) })),
        failing: own.filter(({ id }) => failed.has(id)).map(({ id }) => id),
        untested: own.filter(({ id }) => !passed.has(id) && !failed.has(id)).map(({ id }) => id),
      };
    }),
    unknown: [...unknown].toSorted(),
  };
}

/**
 * The trace as lines for people: one for each group, then the rows whose test fails.
 * @param {Trace} result
 * @param {readonly Requirement[]} requirements
 * @param {{ list: boolean }} settings list: name every row that is not shown, or in part
 * @returns {string[]}
 */
export function describeTrace({ groups }, requirements, { list }) {
  const textOf = new Map(requirements.map((requirement) => [requirement.id, requirement.text]));
  const total = groups.reduce((sum, group) => sum + group.shown.length, 0);
  const partial = groups.reduce((sum, group) => sum + group.partly.length, 0);
  const lines = [
    `Requirements shown by passing tests in every package of their home: ${total} of ${requirements.length}; shown in part: ${partial}`,
  ];
  for (const { group, shown, partly, failing, untested } of groups) {
    const rows = shown.length + partly.length + failing.length + untested.length;
    /** @param {string} id */
    const numberOf = (id) => id.slice(group.length + 1);
    /**
     * @param {string} label
     * @param {readonly string[]} parts
     */
    const part = (label, parts) => (parts.length === 0 ? '' : `  ${label}: ${parts.join(' ')}`);
    const details = [
      part('shown', shown.map(numberOf)),
      part(
        'partly',
        partly.map(({ id, missing }) => `${numberOf(id)} (without ${missing.join(' ')})`),
      ),
      part('without', untested.map(numberOf)),
    ];
    lines.push(
      `  ${group.padEnd(7)}${String(shown.length).padStart(3)} of ${String(rows).padStart(2)}${details.join('')}`,
    );
    if (!list) continue;
    lines.push(...partly.map(({ id, missing }) => `    ${id} ${textOf.get(id)} (without ${missing.join(' ')})`));
    lines.push(...untested.map((id) => `    ${id} ${textOf.get(id)}`));
  }
  const failing = groups.flatMap((group) => group.failing);
  if (failing.length > 0) lines.push('Rows with a failing test:', ...failing.map((id) => `  ${id} ${textOf.get(id)}`));
  return lines;
}
