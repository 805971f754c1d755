import type { Result, LocalizedText } from '../../../../kernel/index.ts';
import {
  fieldValueMessages,
  parseDay,
  parseMoment,
  quoted,
  type DateReading,
} from '../../../validation/field-values/index.ts';
import type { CellKind } from '../cell-kind.types.ts';
import type { Column } from '../column.types.ts';
import { defaultWidth } from '../columns/default-widths.ts';
import { initialOf } from './initial-value.ts';
import { isNothing, writtenValue } from './written-value.ts';

interface DayForm {
  /** Canonical form. */
  readonly canonical: RegExp;
  readonly parse: (typed: string, reading: DateReading) => Result<string | null, LocalizedText>;
  readonly notOne: (typed: string) => LocalizedText;
}

/** Servers append midnight to dates and omit leading zeros; parseable values are displayed in canonical form. */
function dayKind(name: string, editor: CellKind['editor'], { canonical, parse, notOne }: DayForm): CellKind {
  return {
    name,
    editor,
    align: 'start',
    width: defaultWidth(name),
    isHidden: false,
    initialValue: (column) => initialOf(column, (typed) => parse(typed, readingOf(column))),
    parse: (typed, { column, now }) => parse(typed, { ...readingOf(column), ...(now === undefined ? {} : { now }) }),
    format: (value, { column }) => {
      if (typeof value !== 'string' || canonical.test(value)) return writtenValue(value);
      const read = parse(value, readingOf(column));
      return read.ok ? (read.value ?? '') : value;
    },
    mistake: (value, { column }) => {
      if (isNothing(value)) return null;
      const read = typeof value === 'string' ? parse(value, readingOf(column)) : undefined;
      if (read === undefined) return notOne(quoted(writtenValue(value)));
      return read.ok ? null : read.error;
    },
  };
}

/** A day without a time is its first second, and its last one where the column means an end. */
function readingOf({ isEnd = false }: Pick<Column, 'isEnd'>): DateReading {
  return { timeOfDayAlone: isEnd ? 'last' : 'first' };
}

export const dayKinds: readonly CellKind[] = [
  dayKind('date', 'date', { canonical: /^\d{4}-\d{2}-\d{2}$/u, parse: parseDay, notOne: fieldValueMessages.notADay }),
  dayKind('datetime', 'dateTime', {
    canonical: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u,
    parse: parseMoment,
    notOne: fieldValueMessages.notAMoment,
  }),
];
