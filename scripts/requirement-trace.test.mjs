import { describe, expect, it } from 'vitest';
import { citedIds, describeTrace, readRequirements, repeatedIds, trace } from './requirement-trace.mjs';

const document = `# Requirements

## AUTH · signing in and out
| ID | What must hold | Home |
|---|---|---|
| AUTH-01 | Username login posts to /sys/login | C A S |
| AUTH-02 | Phone login posts to /sys/phoneLogin | C A S |
| AUTH-03 | + Third-party login | C |

## A11Y · for everyone
| ID | What must hold | Home |
|---|---|---|
| A11Y-01 | axe finds nothing serious | A U |
`;
const requirements = readRequirements(document);
const groups = new Set(['AUTH', 'A11Y']);

describe('the rows of the document', () => {
  it('are its table rows, without their heads', () => {
    expect(requirements).toEqual([
      { id: 'AUTH-01', text: 'Username login posts to /sys/login' },
      { id: 'AUTH-02', text: 'Phone login posts to /sys/phoneLogin' },
      { id: 'AUTH-03', text: '+ Third-party login' },
      { id: 'A11Y-01', text: 'axe finds nothing serious' },
    ]);
  });

  it('may not share an id', () => {
    expect(repeatedIds(requirements)).toEqual([]);
    expect(repeatedIds([...requirements, { id: 'AUTH-02', text: 'again' }, { id: 'AUTH-02', text: 'and again' }])).toEqual(['AUTH-02']);
  });
});

describe('the ids that a title cites', () => {
  it.each([
    ['AUTH-01 posts the name and the password', ['AUTH-01']],
    ['signing in › AUTH-01 AUTH-02 speak to the server', ['AUTH-01', 'AUTH-02']],
    ['A11Y-01: the login page, and A11Y-01 again', ['A11Y-01']],
    ['(AUTH-03), with brackets', ['AUTH-03']],
    ['T-60 refuses a redirect, R-27 a second server', []],
    ['reads GB-18 and UTF-16 as they are', []],
    ['AUTH-011 and AUTH-1 and XAUTH-01 are no ids', []],
    ['a date is 2026-11-21', []],
  ])('%s', (title, ids) => {
    expect(citedIds(title, groups)).toEqual(ids);
  });
});

describe('the trace', () => {
  const result = trace(requirements, [
    { title: 'AUTH-01 posts', outcome: 'passed' },
    { title: 'AUTH-01 is refused', outcome: 'failed' },
    { title: 'AUTH-02 A11Y-01 in one journey', outcome: 'passed' },
    { title: 'AUTH-03 not yet', outcome: 'skipped' },
    { title: 'AUTH-99 of a row that was taken out', outcome: 'passed' },
  ]);

  it('shows a row by a passing test, unless another test of it fails', () => {
    expect(result).toEqual({
      groups: [
        { group: 'AUTH', shown: ['AUTH-02'], failing: ['AUTH-01'], untested: ['AUTH-03'] },
        { group: 'A11Y', shown: ['A11Y-01'], failing: [], untested: [] },
      ],
      unknown: ['AUTH-99'],
    });
  });

  it('is told by group', () => {
    expect(describeTrace(result, requirements, { list: false })).toEqual([
      'Requirements shown by a passing test: 2 of 4',
      '  AUTH     1 of  3  without: 03',
      '  A11Y     1 of  1',
      'Rows with a failing test:',
      '  AUTH-01 Username login posts to /sys/login',
    ]);
  });

  it('names every row without a test when asked to', () => {
    expect(describeTrace(result, requirements, { list: true })).toContain('    AUTH-03 + Third-party login');
  });
});
