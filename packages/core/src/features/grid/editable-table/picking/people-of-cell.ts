import type { CellValue, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { chosenValues } from '../options/joined-choices.ts';
import { pickTargets } from './picked-writes.ts';

/** A person or department that was picked, with what is known of it. */
interface Picked {
  readonly text: string;
  readonly values?: RowValues;
}

/** Picked people as rows that fill a cell. A cell that names no field of them shows their names. */
export function pickedPeople({ key }: Pick<Column, 'key'>, items: readonly Picked[]): readonly RowValues[] {
  return items.map(({ text, values }) => ({ [key]: text, ...values }));
}

/** The identifiers of those that a cell holds already; none where its row keeps no identifiers of them. */
export function peopleOfCell(column: Column, valueOf: (column: string) => CellValue): readonly string[] {
  const targets = pickTargets(column);
  const target = targets.ok ? targets.value.find(({ from }) => from === 'id') : undefined;
  return target === undefined ? [] : chosenValues(valueOf(target.to)).map(String);
}
