import { expect, it } from 'vitest';
import { testTitles } from './test-titles.mjs';

it('reads the titles of tests and groups, and no other text', () => {
  const source = `
    const text = 'AUTH-77 is no title';
    describe('signing in', () => {
      it('AUTH-01 posts', async () => { expect('AUTH-78').toBe(text); });
      it.each([['AUTH-79']])('AUTH-02 with %s', () => {});
      it.each\`a | b\`(\`AUTH-03 in backticks\`, () => {});
      for (const row of rows) it(\`AUTH-04 \${row} and \${row}\`, () => {});
    });
    test.describe.serial('a journey', () => { test('LIST-01 in <JSX />', () => <p title="AUTH-80" />); });
  `;
  expect(testTitles('some.test.tsx', source)).toEqual([
    'signing in',
    'AUTH-01 posts',
    'AUTH-02 with %s',
    'AUTH-03 in backticks',
    'AUTH-04 … and …',
    'a journey',
    'LIST-01 in <JSX />',
  ]);
});
