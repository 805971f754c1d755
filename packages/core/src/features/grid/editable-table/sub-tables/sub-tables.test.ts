import { describe, expect, it } from 'vitest';

import { err, ok, sameText } from '../../../../kernel/index.ts';
import { validateFormAndTables } from '../../../validation/validators/index.ts';
import type { EditableTableService, ReadOptions } from '../editable-table.types.ts';
import type { CellError } from '../transaction.types.ts';
import { afterFailedOpening, subTablePlacement } from './sub-table-placement.ts';
import { validatedTable } from './validated-table.ts';

describe('sub-table', () => {
  it('TABLE-25 opens below if more than 350 px remain, and above otherwise', () => {
    expect([0, 350, 351, 900].map(subTablePlacement)).toEqual(['above', 'above', 'below', 'below']);
  });

  it('TABLE-25 is retried three times, 100 ms apart, then given up', () => {
    const retry = { kind: 'retry', pause: 100 };
    expect([1, 2, 3, 4].map(afterFailedOpening)).toEqual([
      retry,
      retry,
      retry,
      { kind: 'failed', message: { 'zh-CN': '打开子表失败', 'en-US': 'The sub-table could not be opened' } },
    ]);
  });
});

describe('tables below a form', () => {
  const form = { validate: async () => ok({ name: '张三' }) };
  const errorAt = (row: string, position: number, column: string): CellError => ({
    row,
    column,
    position,
    message: sameText(`${column} ${position}`),
  });

  /** A table with these errors that logs its calls. */
  function table(
    name: string,
    errors: readonly CellError[],
    asked: string[],
  ): Pick<EditableTableService, 'read' | 'errors'> {
    const [first] = errors;
    return {
      errors: () => errors,
      async read(options: ReadOptions = {}) {
        asked.push(`${name} ${JSON.stringify(options)}`);
        return first === undefined
          ? ok({ rows: [{ of: name }], deletedIds: [] })
          : err({ kind: 'wrong', count: errors.length, first });
      },
    };
  }

  it('TABLE-26 are validated after the form and in order, and return their values', async () => {
    const asked: string[] = [];
    const outcome = await validateFormAndTables(form, [
      validatedTable(table('one', [], asked)),
      validatedTable(table('two', [], asked)),
    ]);
    expect([outcome, asked]).toEqual([
      ok({
        form: { name: '张三' },
        tables: [
          { rows: [{ of: 'one' }], deletedIds: [] },
          { rows: [{ of: 'two' }], deletedIds: [] },
        ],
      }),
      ['one {"validate":true}', 'two {"validate":true}'],
    ]);
  });

  it('TABLE-26 stop at the first failure, whose tab is to be shown, with all its errors by row and column', async () => {
    const asked: string[] = [];
    const errors = [errorAt('r0', 0, 'age'), errorAt('r0', 0, 'name'), errorAt('r7', 7, 'age')];
    const tables = [
      table('one', [], asked),
      table('two', errors, asked),
      table('three', [errorAt('x', 0, 'y')], asked),
    ];
    expect([await validateFormAndTables(form, tables.map(validatedTable)), asked]).toEqual([
      err({
        kind: 'table',
        index: 1,
        error: {
          kind: 'wrong',
          count: 3,
          first: errors[0],
          errors: new Map([
            ['r0', { age: sameText('age 0'), name: sameText('name 0') }],
            ['r7', { age: sameText('age 7') }],
          ]),
        },
      }),
      ['one {"validate":true}', 'two {"validate":true}'],
    ]);
  });

  it('TABLE-26 report a table that was disposed before validation completed', async () => {
    const gone: Pick<EditableTableService, 'read' | 'errors'> = {
      errors: () => [],
      read: async () => err({ kind: 'disposed' }),
    };
    expect(await validateFormAndTables(form, [validatedTable(gone)])).toEqual(
      err({ kind: 'table', index: 0, error: { kind: 'disposed' } }),
    );
  });

  it('TABLE-26 are not validated if the form is invalid', async () => {
    const asked: string[] = [];
    const wrong = { validate: async () => err('no name') };
    expect([await validateFormAndTables(wrong, [validatedTable(table('one', [], asked))]), asked]).toEqual([
      err({ kind: 'form', error: 'no name' }),
      [],
    ]);
  });
});
