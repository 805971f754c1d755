import { describe, expect, it } from 'vitest';
import { citedIds, describeTrace, readRequirements, repeatedIds, trace } from './requirement-trace.mjs';

const document = `# Requirements

## ZED · signing in and out
| ID | What must hold | Home |
|---|---|---|
| ZED-01 | Username login posts to /sys/login | C A S |
| ZED-02 | Phone login posts to /sys/phoneLogin | C A S |
| ZED-03 | + Third-party login | C |

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
      { id: 'ZED-01', text: 'Username login posts to /sys/login' },
      { id: 'ZED-02', text: 'Phone login posts to /sys/phoneLogin' },
      { id: 'ZED-03', text: '+ Third-party login' },
      { id: 'Z9-01', text: 'axe finds nothing serious' },
    ]);
  });

  it('may not share an id', () => {
    expect(repeatedIds(requirements)).toEqual([]);
    expect(repeatedIds([...requirements, { id: 'ZED-02', text: 'again' }, { id: 'ZED-02', text: 'and again' }])).toEqual(['ZED-02']);
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
    { title: 'ZED-01 posts', outcome: 'passed' },
    { title: 'ZED-01 is refused', outcome: 'failed' },
    { title: 'ZED-02 Z9-01 in one journey', outcome: 'passed' },
    { title: 'ZED-03 not yet', outcome: 'skipped' },
    { title: 'ZED-99 of a row that was taken out', outcome: 'passed' },
  ]);

  it('shows a row by a passing test, unless another test of it fails', () => {
    expect(result).toEqual({
      groups: [
        { group: 'ZED', shown: ['ZED-02'], failing: ['ZED-01'], untested: ['ZED-03'] },
        { group: 'Z9', shown: ['Z9-01'], failing: [], untested: [] },
      ],
      unknown: ['ZED-99'],
    });
  });

  it('is told by group', () => {
    expect(describeTrace(result, requirements, { list: false })).toEqual([
      'Requirements shown by a passing test: 2 of 4',
      '  ZED      1 of  3  without: 03',
      '  Z9       1 of  1',
      'Rows with a failing test:',
      '  ZED-01 Username login posts to /sys/login',
    ]);
  });

  it('names every row without a test when asked to', () => {
    expect(describeTrace(result, requirements, { list: true })).toContain('    ZED-03 + Third-party login');
  });
});
