import type { GivenRow } from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';

import type { Translate } from './sample-columns.ts';
import {
  COMMUNITIES,
  FAMILY_NAMES,
  fullName,
  GIVEN_NAMES,
  homeVisit,
  inGoodHealth,
  INTERESTS,
  VISITORS,
  VOLUNTEERING,
} from './sample-words.messages.ts';

/** So many retirees, the same each time: the remainders of primes keep neighbours apart. */
export function sampleRetirees(count: number, t: Translate): readonly GivenRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `retiree-${index + 1}`,
    orderNum: index + 1,
    name: `${t(sampleName(index * 7, index * 5))}${index < 12 ? '' : index}`,
    sex: index % 3 === 0 ? '1' : '2',
    phone: `13${String(800_000_000 + index * 7919).padStart(9, '0')}`,
    birthday: `19${45 + (index % 15)}-${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))}`,
    subsidy: 120.5 + ((index * 37) % 300),
    hours: (index * 13) % 90,
    isVolunteer: index % 2 === 0 ? 'Y' : 'N',
    community: pick(COMMUNITIES, index)[0],
    interests: `${pick(INTERESTS, index)[0]},${pick(INTERESTS, index + 2)[0]}`,
    province: '330000',
    city: index % 2 === 0 ? '330100' : '330200',
    visited: `2026-0${1 + (index % 9)}-1${index % 10} 09:30:00`,
    done: (index * 17) % 101,
    note: index % 4 === 0 ? t(homeVisit) : '',
    codes: 'A1;B2',
  }));
}

/** Who belongs to the family of a retiree. */
export function sampleFamily(retiree: string, t: Translate): readonly GivenRow[] {
  const seed = Number(retiree.replace(/\D/gu, '')) || 1;
  return Array.from({ length: 1 + (seed % 3) }, (_, index) => ({
    id: `${retiree}-${index + 1}`,
    orderNum: index + 1,
    name: t(sampleName(seed, seed + index * 3 + 1)),
    relation: pick(['spouse', 'child', 'other'], index),
    phone: `139${String(10_000_000 + seed * 97 + index).padStart(8, '0')}`,
  }));
}

/** Visits to one retiree. */
export function sampleVisits(count: number, t: Translate): readonly GivenRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `visit-${index + 1}`,
    visited: `2026-${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))} 09:30:00`,
    visitor: t(pick(VISITORS, index)),
    note: index % 3 === 0 ? t(inGoodHealth) : '',
  }));
}

/** What one retiree did as a volunteer. */
export function sampleServices(count: number, t: Translate): readonly GivenRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `service-${index + 1}`,
    subject: t(pick(VOLUNTEERING, index)),
    hours: 2 + index,
  }));
}

export interface SamplePerson {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly community: string;
}

/** The places of their family and given names in the lists. */
const PEOPLE: readonly (readonly [family: number, given: number])[] = [
  [0, 0],
  [1, 2],
  [2, 1],
  [3, 6],
];

/** Whom a person may be picked from. */
export function samplePeople(t: Translate): readonly SamplePerson[] {
  return PEOPLE.map(([family, given], index) => ({
    id: `person-${index + 1}`,
    name: t(sampleName(family, given)),
    phone: `1380000000${index + 1}`,
    community: t(pick(COMMUNITIES, index)[1]),
  }));
}

/** A name by the places of its parts in the lists. */
export function sampleName(family: number, given: number): LocalizedText {
  return fullName(pick(FAMILY_NAMES, family), pick(GIVEN_NAMES, given));
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
