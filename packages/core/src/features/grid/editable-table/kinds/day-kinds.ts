import type { Result, LocalizedText } from '../../../../kernel/index.ts';
import { fieldValueMessages, parseDay, parseMoment, quoted } from '../../../validation/field-values/index.ts';
import type { CellKind } from '../cell-kind.types.ts';
import { defaultWidth } from '../columns/default-widths.ts';
import { initialOf } from './initial-value.ts';
import { isNothing, writtenValue } from './written-value.ts';

interface DayForm {
  /** Canonical form. */
  readonly canonical: RegExp;
  readonly parse: (typed: string, reading?: { readonly now?: number }) => Result<string | null, LocalizedText>;
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
    initialValue: (column) => initialOf(column, parse),
    parse: (typed, { now }) => parse(typed, now === undefined ? {} : { now }),
    format: (value) => {
      if (typeof value !== 'string' || canonical.test(value)) return writtenValue(value);
      const read = parse(value);
      return read.ok ? (read.value ?? '') : value;
    },
    mistake: (value) => {
      if (isNothing(value)) return null;
      const read = typeof value === 'string' ? parse(value) : undefined;
      if (read === undefined) return notOne(quoted(writtenValue(value)));
      return read.ok ? null : read.error;
    },
  };
}

export const dayKinds: readonly CellKind[] = [
  dayKind('date', 'date', { canonical: /^\d{4}-\d{2}-\d{2}$/u, parse: parseDay, notOne: fieldValueMessages.notADay }),
  dayKind('datetime', 'dateTime', {
    canonical: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u,
    parse: parseMoment,
    notOne: fieldValueMessages.notAMoment,
  }),
];
