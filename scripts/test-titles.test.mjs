import { expect, it } from 'vitest';
import { testTitles } from './test-titles.mjs';

it('reads the titles of tests and groups, and no other text', () => {
  const source = `
    const text = 'ZED-77 is no title';
    describe('signing in', () => {
      it('ZED-01 posts', async () => { expect('ZED-78').toBe(text); });
      it.each([['ZED-79']])('ZED-02 with %s', () => {});
      it.each\`a | b\`(\`ZED-03 in backticks\`, () => {});
      for (const row of rows) it(\`ZED-04 \${row} and \${row}\`, () => {});
    });
    test.describe.serial('a journey', () => { test('ZED-05 in <JSX />', () => <p title="ZED-80" />); });
  `;
  expect(testTitles('some.test.tsx', source)).toEqual([
    'signing in',
    'ZED-01 posts',
    'ZED-02 with %s',
    'ZED-03 in backticks',
    'ZED-04 … and …',
    'a journey',
    'ZED-05 in <JSX />',
  ]);
});
