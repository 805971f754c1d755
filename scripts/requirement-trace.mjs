/**
 * @typedef {import('./test-reports.mjs').TestResult} TestResult
 * @typedef {{ id: string, text: string }} Requirement
 * @typedef {{ group: string, shown: string[], failing: string[], untested: string[] }} GroupTrace
 *   the ids of its rows: shown by a passing test and by no failing one; cited by a failing test; cited by none that ran
 * @typedef {{ groups: GroupTrace[], unknown: string[] }} Trace unknown: ids that tests cite and no row has
 */

/**
 * The rows of the requirements document.
 * @param {string} markdown
 * @returns {Requirement[]} in the document's order, one for each row, even when two rows have one id
 */
export function readRequirements(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z0-9]+-\d{2}) \| (.+?) \| [^|]+ \|$/gm)].map(([, id = '', text = '']) => ({ id, text }));
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
 * Which rows the tests show to hold.
 * @param {readonly Requirement[]} requirements
 * @param {readonly TestResult[]} results
 * @returns {Trace}
 */
export function trace(requirements, results) {
  const groups = new Set(requirements.map((requirement) => groupOf(requirement.id)));
  const known = new Set(requirements.map((requirement) => requirement.id));
  const passed = new Set();
  const failed = new Set();
  /** @type {Set<string>} */
  const unknown = new Set();
  for (const { title, outcome } of results) {
    for (const id of citedIds(title, groups)) {
      if (!known.has(id)) unknown.add(id);
      if (outcome === 'passed') passed.add(id);
      if (outcome === 'failed') failed.add(id);
    }
  }
  return {
    groups: [...groups].map((group) => {
      const ids = requirements.map((requirement) => requirement.id).filter((id) => groupOf(id) === group);
      return {
        group,
        shown: ids.filter((id) => passed.has(id) && !failed.has(id)),
        failing: ids.filter((id) => failed.has(id)),
        untested: ids.filter((id) => !passed.has(id) && !failed.has(id)),
      };
    }),
    unknown: [...unknown].toSorted(),
  };
}

/**
 * The trace as lines for people: one for each group, then the rows whose test fails.
 * @param {Trace} result
 * @param {readonly Requirement[]} requirements
 * @param {{ list: boolean }} settings list: name every row without a passing test
 * @returns {string[]}
 */
export function describeTrace({ groups }, requirements, { list }) {
  const textOf = new Map(requirements.map((requirement) => [requirement.id, requirement.text]));
  const total = groups.reduce((sum, group) => sum + group.shown.length, 0);
  const lines = [`Requirements shown by a passing test: ${total} of ${requirements.length}`];
  for (const { group, shown, failing, untested } of groups) {
    const rows = shown.length + failing.length + untested.length;
    const without = untested.length === 0 ? '' : `  without: ${untested.map((id) => id.slice(group.length + 1)).join(' ')}`;
    lines.push(`  ${group.padEnd(7)}${String(shown.length).padStart(3)} of ${String(rows).padStart(2)}${without}`);
    if (list) lines.push(...untested.map((id) => `    ${id} ${textOf.get(id)}`));
  }
  const failing = groups.flatMap((group) => group.failing);
  if (failing.length > 0) lines.push('Rows with a failing test:', ...failing.map((id) => `  ${id} ${textOf.get(id)}`));
  return lines;
}
