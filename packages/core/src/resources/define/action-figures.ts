import { sameText, type LocalizedText } from '../../kernel/index.ts';
import { bindConstants } from '../condition/bind-constants.ts';
import { conditionHolds } from '../condition/condition-holds.ts';
import type { ActionFigure } from './action.types.ts';
import { dictionaryTextKey } from './define-resource.ts';
import type { FieldValue } from './field-value.types.ts';
import { actionOf } from './resource-actions.ts';
import type { Field, Resource } from './resource.types.ts';

/** A figure of rows in words. */
export interface ShownFigure {
  readonly label: LocalizedText;
  readonly value: LocalizedText;
}

type FigureRow = Readonly<Record<string, FieldValue>>;

/** The figures of rows that the question of an action shows; a figure that none of them has is left out. */
export function shownFigures(resource: Resource, key: string, rows: readonly FigureRow[]): readonly ShownFigure[] {
  return (actionOf(resource, key).figures ?? []).flatMap((figure) => {
    const field = resource.fields[figure.field];
    const value = field === undefined ? null : valueOf(resource, figure, field, rows);
    return field === undefined || value === null ? [] : [{ label: figure.label ?? field.label, value }];
  });
}

function valueOf(
  resource: Resource,
  { field: key, when }: ActionFigure,
  field: Field,
  rows: readonly FigureRow[],
): LocalizedText | null {
  const bound = when === undefined ? undefined : bindConstants(resource, when);
  const meant = rows.filter((row) => bound === undefined || (bound.ok && conditionHolds(bound.value, row)));
  const held = meant.filter((row) => (row[key] ?? '') !== '');
  if (field.type === 'integer' || field.type === 'decimal') {
    const scale = field.type === 'decimal' ? (field.scale ?? 2) : 0;
    return held.length === 0
      ? null
      : sameText(
          summed(
            held.map((row) => Number(row[key])),
            scale,
          ),
        );
  }
  const [row] = held;
  if (row === undefined || rows.length > 1) return null;
  const text = String(row[dictionaryTextKey(key)] ?? row[key]);
  return sameText(field.type === 'dateTime' ? text.slice(0, 16) : text);
}

/** Added as whole numbers of the last decimal place, so that money stays exact. */
function summed(values: readonly number[], scale: number): string {
  const unit = 10 ** scale;
  const total = values.reduce((sum, value) => sum + Math.round(value * unit), 0);
  return (total / unit).toFixed(scale);
}
