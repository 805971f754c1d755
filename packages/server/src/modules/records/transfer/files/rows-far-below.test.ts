import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { readFileTable } from './read-table.ts';

const file = await readFile(new URL('../../../../../test/files-of-people/rows-far-below.xlsx', import.meta.url));

it('T-35 counts the last filled row of a file, however many empty ones are above it: case 25', () => {
  const read = (rows: number) => {
    const table = readFileTable(file, { rows, columns: 100 });
    return table.ok ? 'read' : table.error;
  };
  expect([20_000, 199_998, 199_999].map(read)).toEqual(['tooManyRows', 'tooManyRows', 'read']);
});
