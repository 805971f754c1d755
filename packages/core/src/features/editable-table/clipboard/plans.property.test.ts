import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CellPlace } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { createTableEngine } from '../engine/table-engine.ts';
import { builtInKinds } from '../kinds/kind-registry.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { Change } from '../transaction.types.ts';
import type { CellPlan, PastePlan } from './cell-plan.types.ts';
import { planClear } from './clear.model.ts';
import { copiedTexts } from './copy.model.ts';
import { planFillDown, planFillTo } from './fill.model.ts';
import { planPaste } from './paste.model.ts';

const columns: readonly Column[] = [
  { key: 'state', title: '状态', type: 'input' },
  { key: 'name', title: '姓名', type: 'input', validateRules: [{ unique: true }] },
  { key: 'age', title: '年龄', type: 'inputNumber', statistics: 'sum' },
  { key: 'sex', title: '性别', type: 'select', options: [{ value: 1, text: '男' }, { value: 2, text: '女' }] },
  { key: 'code', title: '编号', type: 'input', disabled: true },
];
const keys = columns.map(({ key }) => key);

/** A table in which rows with the state 停 are locked. */
function tableOf(rows: readonly (readonly [string, number | null, number | null, string])[]): TableEngine {
  let made = 0;
  const engine = createTableEngine({ columns, kinds: builtInKinds, disabledRows: { state: '停' }, newId: () => String((made += 1)) });
  engine.load(rows.map(([name, age, sex, state], index) => ({ id: String(index), name, age, sex, code: `C${index}`, state })));
  return engine;
}

function done(engine: TableEngine, plan: CellPlan & { readonly addedRows?: PastePlan['addedRows'] }) {
  const added: readonly Change[] = plan.addedRows === undefined || plan.addedRows.length === 0 ? [] : [engine.insertion(plan.addedRows)];
  return engine.commit({ origin: 'paste', changes: [...added, { kind: 'cellsWritten', cells: plan.cells }] });
}

const all = (engine: TableEngine) => Array.from({ length: engine.rowCount() }, (_, position) => keys.map((column) => engine.text(engine.keyAt(position) ?? '', column)));
const placeIn = (engine: TableEngine, row: number, column: number): CellPlace => ({ row: engine.keyAt(row % engine.rowCount()) ?? '', column: keys[column % keys.length] ?? '' });

const row = fc.tuple(fc.constantFrom('甲', '乙', '丙'), fc.option(fc.integer({ min: 0, max: 99 })), fc.constantFrom(1, 2, null), fc.constantFrom('', '停'));
const rows = fc.array(row, { minLength: 1, maxLength: 5 });
const texts = fc.array(fc.array(fc.constantFrom('', '甲', '7', '男', '停', '未知'), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 7 });
const corner = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }));

describe('whatever is planned on a real table', () => {
  it('TABLE-28 pasting writes no locked cell, counts every text, marks what it kept, and is taken back in one step', () => {
    fc.assert(
      fc.property(rows, texts, corner, (given, block, [down, right]) => {
        const engine = tableOf(given);
        const before = all(engine);
        const from = placeIn(engine, down, right);
        const plan = planPaste({ rows: engine, columns: keys, from, texts: block, mayAddRows: true });
        const commit = done(engine, plan);
        const spots = block.flatMap((line, below) => line.map((text, beside) => ({ text, row: (down % given.length) + below, column: (right % 5) + beside })));
        const counted = spots.filter((spot) => spot.text !== '' || (spot.row < given.length && spot.column < 5));
        const kept = plan.bad.filter(({ isKept }) => isKept);
        expect(commit.refused).toEqual([]);
        expect(plan.landed + plan.skipped + plan.bad.length - kept.length).toBe(counted.length);
        expect(kept.every((one) => engine.view(one.row)?.errors[one.column] !== undefined)).toBe(true);
        expect(all(engine).map((line) => line[4]).slice(0, given.length)).toEqual(given.map((_, index) => `C${index}`));
        while (engine.canUndo()) engine.undo();
        expect(all(engine)).toEqual(before);
      }),
      { seed: 20260115, numRuns: 500 },
    );
  });

  it('TABLE-28 clearing, filling down and drawing on write only what can be written, within what was selected', () => {
    fc.assert(
      fc.property(rows, corner, corner, corner, (given, one, other, target) => {
        const engine = tableOf(given);
        const request = { rows: engine, columns: keys, from: { anchor: placeIn(engine, ...one), head: placeIn(engine, ...other) } };
        const plans = [planClear(request), planFillDown(request), planFillTo(request, placeIn(engine, ...target))];
        for (const plan of plans) {
          expect(plan.cells.every((cell) => engine.isWritable(cell.row, cell.column))).toBe(true);
          expect(new Set(plan.cells.map((cell) => `${cell.row} ${cell.column}`)).size).toBe(plan.cells.length);
        }
        const area = copiedTexts(request).flat().length;
        expect((plans[0]?.cells.length ?? 0) + (plans[0]?.skipped ?? 0)).toBe(area);
      }),
      { seed: 20260115, numRuns: 300 },
    );
  });
});
