import { localized, sameText, type LocalizedText } from '../../kernel/index.ts';
import { storageOf, type FieldStorage } from './field-kinds.ts';
import type { FieldValue } from './field-value.types.ts';
import type { ComputationName, ComputedField, Field, Resource, ResourceValues } from './resource.types.ts';

/** What a computed field says of a row: the value, and how people read it. */
export interface ComputedValue {
  readonly value: string | number;
  readonly text: LocalizedText;
}

interface Computation {
  /** The storages of what it is made of; those from `least` on may be left out. */
  readonly takes: readonly FieldStorage[];
  readonly least: number;
  /** Numbers are compared with those of other rows; words are read. */
  readonly gives: 'number' | 'word';
  /** Null where what it is made of is missing or makes no sense. `today`: `YYYY-MM-DD` in UTC+8. */
  compute(values: readonly FieldValue[], today: string): ComputedValue | null;
}

const OPENS_PAGE = localized('打开页面', 'A page');

/** Days before its end in which something is told to end soon. */
const SOON = 30;

const VALIDITIES = {
  valid: localized('有效', 'Valid'),
  soon: localized('即将到期', 'Ends soon'),
  expired: localized('已过期', 'Expired'),
} as const;

/** Whole years from one day to another; a birthday on 29 February is on 1 March in other years. */
function yearsBetween(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** Everything that a description may have computed: the closed list of its words. */
export const computations: Readonly<Record<ComputationName, Computation>> = {
  /** Years of a person of this birthday today, or on the day of the second field. */
  ageOfBirthday: {
    takes: ['date', 'date'],
    least: 1,
    gives: 'number',
    compute([birthday, end], today) {
      if (typeof birthday !== 'string') return null;
      const years = yearsBetween(birthday, typeof end === 'string' ? end : today);
      return years < 0 ? null : { value: years, text: localized(`${years} 岁`, String(years)) };
    },
  },
  /** Per cent of the places that are taken; 0 places are unlimited. */
  shareTaken: {
    takes: ['integer', 'integer'],
    least: 2,
    gives: 'number',
    compute([taken, places]) {
      if (typeof taken !== 'number' || typeof places !== 'number' || places <= 0) return null;
      const percent = Math.round((taken / places) * 100);
      return { value: percent, text: sameText(`${percent}%`) };
    },
  },
  /** How an announcement is handled: by the page that it leads to. */
  opening: {
    takes: ['text'],
    least: 1,
    gives: 'word',
    compute: ([page]) => (typeof page === 'string' && page !== '' ? { value: 'url', text: OPENS_PAGE } : null),
  },
  /** Whether a last day is passed, or near. */
  validity: {
    takes: ['date'],
    least: 1,
    gives: 'word',
    compute([last], today) {
      if (typeof last !== 'string') return null;
      const days = dayNumber(last) - dayNumber(today);
      const value = days < 0 ? 'expired' : days <= SOON ? 'soon' : 'valid';
      return { value, text: VALIDITIES[value] };
    },
  },
};

/** What a computed field says of a row. */
export function computedValue(field: ComputedField, row: ResourceValues, today: string): ComputedValue | null {
  return computations[field.by].compute(
    field.of.map((key) => row[key] ?? null),
    today,
  );
}

/** Whether people read the value of a field as an amount, to be compared with those of other rows. */
export function isAmount(field: Field): boolean {
  if (field.type === 'computed') return computations[field.by].gives === 'number';
  const kind = field.type === 'joined' ? field.as : storageOf(field);
  return kind === 'integer' || kind === 'decimal';
}

/** Whether a computed field is made of what it needs. */
export function isComputable({ by, of }: ComputedField, { fields }: Pick<Resource, 'fields'>): boolean {
  const { takes, least } = computations[by];
  const fits = of.every((key, index) => {
    const source = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return source !== undefined && storageOf(source) === takes[index];
  });
  return fits && of.length >= least && of.length <= takes.length;
}
