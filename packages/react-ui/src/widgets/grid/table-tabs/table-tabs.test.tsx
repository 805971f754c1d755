import { tableDependencies } from '@evergreen/core';
import { createEditableTable, type EditableTableService } from '@evergreen/core/grid/editable-table';
import { err, localized, ok } from '@evergreen/core/kernel';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { TableTabs, useTableTabs, type TableTabsState } from './index.ts';

it('TABLE-26 a form and then its tables are validated in order: the tab of the first wrong one is shown, with the errors by row and column', async () => {
  const stage = newStage();
  const open = (rows: readonly { readonly id: string; readonly name: string }[]): EditableTableService =>
    stage.core.open((page) =>
      createEditableTable(
        { columns: [{ key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true }] }], rows },
        tableDependencies(page),
      ),
    );
  const tables = [
    open([{ id: 'a', name: '甲' }]),
    open([{ id: 'b', name: '' }]),
    open([{ id: 'c', name: '' }]),
  ] as const;
  const given = [
    { key: 'family', title: localized('家属', 'Family'), table: tables[0] },
    { key: 'visits', title: localized('走访', 'Visits'), table: tables[1] },
    { key: 'services', title: localized('服务', 'Services'), table: tables[2] },
  ] as const;
  let tabs: TableTabsState | undefined;
  function Drawn() {
    tabs = useTableTabs(given);
    return <TableTabs tabs={tabs} label="子表" maxHeight={300} />;
  }
  drawWidget(stage, <Drawn />);
  await heard();
  const state = async (isFormRight: boolean) => {
    let values: unknown;
    await act(async () => {
      values = await tabs?.validate({ validate: () => Promise.resolve(isFormRight ? ok('表单') : err('form')) });
    });
    await heard();
    const [chosen] = screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true');
    const { key, failure } = tabs?.wrong ?? {};
    const errors = [...(failure?.errors ?? [])].map(([row, columns]) => [row, Object.keys(columns)]);
    return { values, chosen: chosen?.textContent, key, errors, wrong: tables.map((one) => one.facts().errorCount) };
  };
  const row = (index: number) => tables[index]?.rows.keyAt(0) ?? '';
  const steps = [await state(false), await state(true)];
  act(() => void tables[1].send({ type: 'cells.write', cells: [{ row: row(1), column: 'name', value: '乙' }] }));
  steps.push(await state(true));
  act(() => void tables[2].send({ type: 'cells.write', cells: [{ row: row(2), column: 'name', value: '丙' }] }));
  steps.push(await state(true));
  const named = (id: string, name: string) => ({ rows: [{ id, name, orderNum: 1 }], deletedIds: [] });
  expect(steps).toEqual([
    { values: undefined, chosen: '家属 ', key: undefined, errors: [], wrong: [0, 0, 0] },
    { values: undefined, chosen: '走访 1', key: 'visits', errors: [[row(1), ['name']]], wrong: [0, 1, 0] },
    { values: undefined, chosen: '服务 1', key: 'services', errors: [[row(2), ['name']]], wrong: [0, 0, 1] },
    {
      values: { form: '表单', tables: [named('a', '甲'), named('b', '乙'), named('c', '丙')] },
      chosen: expect.stringContaining('服务'),
      key: undefined,
      errors: [],
      wrong: [0, 0, 0],
    },
  ]);
});
