import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { citedIds, describeTrace, readRequirements, repeatedIds, trace } from './requirement-trace.mjs';
import { root } from './workspace.mjs';

const document = `# Requirements

## ZED · signing in and out
| ID | What must hold | Home |
|---|---|---|
| ZED-01 | Username login posts to /sys/login | C A S |
| ZED-02 | Phone login posts to /sys/phoneLogin | C A S |
| ZED-03 | + Third-party login | C |
| ZED-04 | Signs out | C A |

## CORE · reuse
| ID | What must hold | Home |
|---|---|---|
| CORE-01 | No DOM in the core | C |

## Z9 · for everyone
| ID | What must hold | Home |
|---|---|---|
| Z9-01 | axe finds nothing serious | A U |
`;
const requirements = readRequirements(document);
const groups = new Set(['ZED', 'Z9']);

describe('the rows of the document', () => {
  it('are its table rows, without their heads', () => {
    expect(requirements).toEqual([
      { id: 'ZED-01', text: 'Username login posts to /sys/login', home: ['C', 'A', 'S'] },
      { id: 'ZED-02', text: 'Phone login posts to /sys/phoneLogin', home: ['C', 'A', 'S'] },
      { id: 'ZED-03', text: '+ Third-party login', home: ['C'] },
      { id: 'ZED-04', text: 'Signs out', home: ['C', 'A'] },
      { id: 'CORE-01', text: 'No DOM in the core', home: ['C'] },
      { id: 'Z9-01', text: 'axe finds nothing serious', home: ['A', 'U'] },
    ]);
  });

  it('may not share an id', () => {
    expect(repeatedIds(requirements)).toEqual([]);
    expect(
      repeatedIds([
        ...requirements,
        { id: 'ZED-02', text: 'again', home: [] },
        { id: 'ZED-02', text: 'and again', home: [] },
      ]),
    ).toEqual(['ZED-02']);
  });
});

describe('docs/requirements.md', () => {
  const text = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');

  it('stands by itself: no row leads out of the repository', () => {
    const outward = readRequirements(text).filter((row) =>
      /§|\bsection \d|\bspecification|\bdesign\/|\bdecisions\.md|\.txt\b/.test(row.text),
    );
    expect(outward.map(({ id }) => id)).toEqual([]);
  });

  it('names places that are there', () => {
    const paths = [...text.matchAll(/`((?:packages\/|budgets)[^`]*)`/g)].map(([, found = '']) => found);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, found = '']) => path.join('docs', found));
    expect(paths.length).toBeGreaterThan(6);
    expect([...paths, ...links].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('the ids that a title cites', () => {
  it.each([
    ['ZED-01 posts the name and the password', ['ZED-01']],
    ['signing in › ZED-01 ZED-02 speak to the server', ['ZED-01', 'ZED-02']],
    ['Z9-01: the login page, and Z9-01 again', ['Z9-01']],
    ['(ZED-03), with brackets', ['ZED-03']],
    ['T-60 refuses a redirect, R-27 a second server', []],
    ['reads GB-18 and UTF-16 as they are', []],
    ['ZED-011 and ZED-1 and XZED-01 are no ids', []],
    ['a date is 2026-11-21', []],
  ])('%s', (title, ids) => {
    expect(citedIds(title, groups)).toEqual(ids);
  });
});

describe('the trace', () => {
  const result = trace(requirements, [
    { title: 'ZED-01 posts', outcome: 'passed', packageName: 'core' },
    { title: 'ZED-01 ZED-02 posts in a browser', outcome: 'passed', packageName: 'app' },
    { title: 'ZED-01 answers', outcome: 'passed', packageName: 'server' },
    { title: 'ZED-03 not yet', outcome: 'skipped', packageName: 'core' },
    { title: 'ZED-04 signs out', outcome: 'passed', packageName: 'core' },
    { title: 'ZED-04 signs out in a browser', outcome: 'failed', packageName: 'app' },
    { title: 'ZED-99 of a row that was taken out', outcome: 'passed', packageName: 'core' },
    { title: 'CORE-01 Z9-01 of the repository', outcome: 'passed', packageName: 'tooling' },
  ]);

  it('shows a row by a passing test in every package of its home, unless a test of it fails', () => {
    expect(result).toEqual({
      groups: [
        {
          group: 'ZED',
          shown: ['ZED-01'],
          partly: [{ id: 'ZED-02', missing: ['C', 'S'] }],
          failing: ['ZED-04'],
          untested: ['ZED-03'],
        },
        { group: 'CORE', shown: ['CORE-01'], partly: [], failing: [], untested: [] },
        { group: 'Z9', shown: [], partly: [{ id: 'Z9-01', missing: ['A', 'U'] }], failing: [], untested: [] },
      ],
      unknown: ['ZED-99'],
    });
  });

  it('counts a test of the platform adapters for the core, whose ports they implement', () => {
    const adapters = trace(requirements, [
      { title: 'ZED-03 through the real port', outcome: 'passed', packageName: 'platform' },
    ]);
    expect(adapters.groups[0]).toEqual({
      group: 'ZED',
      shown: ['ZED-03'],
      partly: [],
      failing: [],
      untested: ['ZED-01', 'ZED-02', 'ZED-04'],
    });
  });

  it('counts a test of another package for no package of the home', () => {
    const elsewhere = trace(requirements, [{ title: 'ZED-03 in the terminal', outcome: 'passed', packageName: 'cli' }]);
    expect(elsewhere.groups[0]?.partly).toEqual([{ id: 'ZED-03', missing: ['C'] }]);
  });

  it('counts a test at the root for the command that writes into every package, and for no row beside it', () => {
    const rows = readRequirements('| RES-05 | Saved | C S |\n| RES-06 | Added | C A S L |\n');
    const tests = [
      { title: 'RES-05 RES-06 of the repository', outcome: /** @type {const} */ ('passed'), packageName: 'tooling' },
    ];
    expect(trace(rows, tests).groups[0]).toMatchObject({
      shown: ['RES-06'],
      partly: [{ id: 'RES-05', missing: ['C', 'S'] }],
    });
  });

  it('reads the titles of the steps of a test, too', () => {
    const steps = trace(requirements, [
      { title: 'a story', steps: ['ZED-01 opens', 'ZED-99 ends'], outcome: 'passed', packageName: 'app' },
    ]);
    expect(steps.groups[0]?.partly).toEqual([{ id: 'ZED-01', missing: ['C', 'S'] }]);
    expect(steps.unknown).toEqual(['ZED-99']);
  });

  it('is told by group, with the packages that are missing', () => {
    expect(describeTrace(result, requirements, { list: false })).toEqual([
      'Requirements shown by passing tests in every package of their home: 2 of 6; shown in part: 2',
      '  ZED      1 of  4  shown: 01  partly: 02 (without C S)  without: 03',
      '  CORE     1 of  1  shown: 01',
      '  Z9       0 of  1  partly: 01 (without A U)',
      'Rows with a failing test:',
      '  ZED-04 Signs out',
    ]);
  });

  it('names every row that is not shown when asked to', () => {
    const lines = describeTrace(result, requirements, { list: true });
    expect(lines).toContain('    ZED-03 + Third-party login');
    expect(lines).toContain('    ZED-02 Phone login posts to /sys/phoneLogin (without C S)');
  });
});
