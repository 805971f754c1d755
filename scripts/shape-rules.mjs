import path from 'node:path';
import { domainEdges } from './domain-edges.mjs';

/**
 * The shape of the code as counts. Each has a limit, which may only fall: it is what was counted when it was last lowered, on its way to
 * its goal. A place is a file, with its line where there is one.
 * @typedef {{ readonly file: string, readonly text: string }} SourceFile
 * @typedef {{ readonly file: string, readonly line: number }} Place
 * @typedef {object} ShapeRule
 * @property {string} rule
 * @property {number} limit most that is allowed
 * @property {number} goal
 * @property {string} advice
 * @property {(files: readonly SourceFile[]) => readonly Place[]} count
 */

const PAGE = 'packages/app/src/pages/records/resource/';
const PAGE_SERVICES = /^packages\/core\/src\/features\/records\/page\/page(?:\.service|-arrangement|-transfer)\.ts$/;
const LIST_WIDGETS =
  /^packages\/react-ui\/src\/widgets\/records\/(?:resource-list|advanced-query|record-export|record-import)\/(?!fixes-step)/;
const ENGINE = 'packages/server/src/modules/records/resource/';

/** Product code: no tests, no fakes. */
const isProduct = (/** @type {string} */ file) =>
  /^packages\/[^/]+\/src\/.+\.tsx?$/.test(file) && !/\.(?:test|testing)\.tsx?$|\/testing\//.test(file);

/** What is written for show or by a machine, and is not read as the product's code. */
const isBeside = (/** @type {string} */ file) =>
  /^packages\/gallery\/|\/db\/seed\/|^packages\/server\/src\/demonstration\/|\/resources\/directory\//.test(file);

/** @param {string} text */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/^[ \t]*\/\/.*$/gm, '');

/** @param {string} text */
const withoutOnDemand = (text) =>
  text.replace(/createOnDemand\(\(\) =>\s*create\w+\(/g, (made) => made.replace(/[^\n]/g, ''));

/**
 * An entry point that names what it exports, and does nothing else.
 * @param {string} text
 */
const isList = (text) => !/^(?!export (?:type )?\{|\s|\}|$)/m.test(withoutComments(text));

/** @param {string} text */
const codeLines = (text) =>
  withoutComments(text)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/**
 * Every line of some files that a pattern matches.
 * @param {(file: string) => boolean} isMeant
 * @param {RegExp} pattern
 * @returns {ShapeRule['count']}
 */
const matches = (isMeant, pattern) => (files) =>
  files
    .filter(({ file }) => isProduct(file) && isMeant(file))
    .flatMap(({ file, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [{ file, line: index + 1 }] : [])),
    );

/**
 * The union types of events, and their members without a dot.
 * @type {ShapeRule['count']}
 */
const undottedEvents = (files) =>
  files
    .filter(({ file }) => isProduct(file))
    .flatMap(({ file, text }) => {
      const lines = withoutComments(text).split('\n');
      let isEvent = false;
      return lines.flatMap((line, index) => {
        if (/^(?:export )?(?:type|interface) \w*(?:Event|Emitted)\b/.test(line)) isEvent = true;
        else if (/^(?:export |type |interface |const |function |\})/.test(line)) isEvent = false;
        return isEvent && /\btype: '[a-zA-Z]+'/.test(line) ? [{ file, line: index + 1 }] : [];
      });
    });

/**
 * Domains that reach themselves over others.
 * @param {Readonly<Record<string, import('./domain-edges.mjs').DomainList>>} lists
 * @returns {readonly Place[]}
 */
export function cyclicDomains(lists) {
  return Object.values(lists).flatMap(({ root, edges }) => {
    /** @param {string} domain */
    const reached = (domain) => {
      const seen = new Set();
      const open = [...(edges[domain] ?? [])];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(...(edges[next] ?? []));
      }
      return seen;
    };
    return Object.keys(edges)
      .filter((domain) => reached(domain).has(domain))
      .map((domain) => ({ file: `${root}/${domain}`, line: 1 }));
  });
}

/** @type {readonly ShapeRule[]} */
export const shapeRules = [
  {
    rule: 'page-state-in-the-core',
    limit: 0,
    goal: 0,
    advice: 'What is open on the page of a resource is a fact of its service (core/features/records/page).',
    count: matches((file) => file.startsWith(PAGE), /\buseState[<(]/),
  },
  {
    rule: 'page-wiring-in-the-core',
    limit: 1,
    goal: 1,
    advice: 'Services pass events to each other in core/features/records/page; a page only navigates (use-address.ts).',
    count: matches((file) => file.startsWith(PAGE), /\buseEmitted\(/),
  },
  {
    rule: 'services-of-a-list',
    limit: 6,
    goal: 6,
    advice: 'A service that a list does not show at once starts with its first event, by the service of the page.',
    count: (files) => [
      ...matches((file) => LIST_WIDGETS.test(file), /\bcore\.open\(|\bcreateSavedView\(/)(files),
      // One that starts with its first event is made by a function: createOnDemand(() => createTreeMove(…)).
      ...matches(
        (file) => PAGE_SERVICES.test(file),
        /(?<!function )\bcreate(?:List|Account|Advanced|Column|Record|Export|Saved|View|Tree)\w+\(/,
      )(files.map(({ file, text }) => ({ file, text: withoutOnDemand(text) }))),
    ],
  },
  {
    rule: 'tables-in-the-engine',
    limit: 0,
    goal: 0,
    advice: 'Rows are read with their scope by the engine (modules/records/resource): a table has none.',
    count: matches(
      (file) => file.startsWith('packages/server/src/') && !file.startsWith(ENGINE),
      /from '.*\/db\/resource-table\.ts'/,
    ),
  },
  {
    rule: 'states-by-name',
    limit: 0,
    goal: 0,
    advice: 'A state is named by its description: resource.states.onTheWay, not a code in quotes.',
    count: matches(
      (file) => /^packages\/server\/src\/modules\/(?:business|insight)\//.test(file),
      /(?<!padStart\(\d, )'\d{1,2}'/,
    ),
  },
  {
    rule: 'domains-without-cycles',
    limit: 0,
    goal: 0,
    advice: 'A domain does not reach itself over others (scripts/domain-edges.mjs).',
    count: () => cyclicDomains(domainEdges),
  },
  {
    rule: 'entry-points-by-pattern',
    limit: 0,
    goal: 0,
    advice: 'An entry point of the core is one of a pattern (./<domain>/*), not a line of its own.',
    count: (files) =>
      files
        .filter(({ file }) => file === 'packages/core/package.json')
        .flatMap(({ file, text }) =>
          text
            .split('\n')
            .flatMap((line, index) => (/^\s+"\.\/[^*"]+": (?!null)/.test(line) ? [{ file, line: index + 1 }] : [])),
        ),
  },
  {
    rule: 'events-with-dots',
    limit: 0,
    goal: 0,
    advice: 'An event is dotted: a command in the imperative (row.remove), a fact in the past (row.saved).',
    count: undottedEvents,
  },
  {
    rule: 'files-under-300-lines',
    limit: 0,
    goal: 0,
    advice: 'A file of more than 300 lines of code has more than one role.',
    count: (files) =>
      files
        .filter(({ file, text }) => isProduct(file) && !isBeside(file) && codeLines(text) > 300 && !isList(text))
        .map(({ file }) => ({ file, line: 301 })),
  },
  {
    rule: 'folders-under-40-files',
    limit: 0,
    goal: 0,
    advice: 'A folder of more than 40 files has no order: group them by what they are about.',
    count(files) {
      /** @type {Record<string, number>} */
      const sizes = {};
      for (const { file } of files)
        if (isProduct(file)) sizes[path.dirname(file)] = (sizes[path.dirname(file)] ?? 0) + 1;
      return Object.entries(sizes)
        .filter(([, size]) => size > 40)
        .map(([file]) => ({ file, line: 1 }));
    },
  },
];

/** @type {Readonly<Record<string, number>>} */
export const shapeLimits = Object.fromEntries(shapeRules.map(({ rule, limit }) => [rule, limit]));

/** Lines of the product, without what stands beside it. */
export const SOURCE_LINES = { rule: 'source-lines', limit: 184_900, goal: 136_900 };

/**
 * @param {readonly SourceFile[]} files
 * @returns {number}
 */
export function sourceLines(files) {
  return files
    .filter(({ file }) => isProduct(file) && !isBeside(file))
    .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
}

/**
 * What is above its limit, as lines to print; the places of a count are named, since any of them may be the new one.
 * @param {readonly SourceFile[]} files
 * @returns {readonly string[]}
 */
export function shapeFindings(files) {
  const lines = sourceLines(files);
  return [
    ...shapeRules.flatMap(({ rule, limit, advice, count }) => {
      const places = count(files);
      if (places.length <= limit) return [];
      return [
        `${rule}: ${places.length} where ${limit} are allowed. ${advice}`,
        ...places.map(({ file, line }) => `${file}:${line} ${rule}`),
      ];
    }),
    ...(lines > SOURCE_LINES.limit
      ? [`${SOURCE_LINES.rule}: ${lines} lines where ${SOURCE_LINES.limit} are allowed. Delete as gladly as you add.`]
      : []),
  ];
}

/**
 * Each count with its limit and its goal.
 * @param {readonly SourceFile[]} files
 * @returns {readonly string[]}
 */
export function shapeTable(files) {
  return [
    ...shapeRules.map(({ rule, limit, goal, count }) => ({ rule, limit, goal, counted: count(files).length })),
    { ...SOURCE_LINES, counted: sourceLines(files) },
  ].map(
    ({ rule, limit, goal, counted }) =>
      `${rule.padEnd(26)} ${String(counted).padStart(7)}  limit ${limit}, goal ${goal}${counted < limit ? `: lower the limit to ${counted}` : ''}`,
  );
}
