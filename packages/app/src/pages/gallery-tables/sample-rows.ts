import type { GivenRow } from '@evergreen/core/editable-table';

import type { Say } from './sample-columns.ts';
import { COMMUNITIES, FAMILY_NAMES, fullName, GIVEN_NAMES, homeVisit, INTERESTS } from './sample-words.messages.ts';

/** So many retirees, the same each time: the remainders of primes keep neighbours apart. */
export function sampleRetirees(count: number, say: Say): readonly GivenRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `retiree-${index + 1}`,
    orderNum: index + 1,
    name: `${say(fullName(pick(FAMILY_NAMES, index * 7), pick(GIVEN_NAMES, index * 5)))}${index < 12 ? '' : index}`,
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
    note: index % 4 === 0 ? say(homeVisit) : '',
    codes: 'A1;B2',
  }));
}

/** Who belongs to the family of a retiree. */
export function sampleFamily(retiree: string, say: Say): readonly GivenRow[] {
  const seed = Number(retiree.replace(/\D/gu, '')) || 1;
  return Array.from({ length: 1 + (seed % 3) }, (_, index) => ({
    id: `${retiree}-${index + 1}`,
    orderNum: index + 1,
    name: say(fullName(pick(FAMILY_NAMES, seed), pick(GIVEN_NAMES, seed + index * 3 + 1))),
    relation: pick(['spouse', 'child', 'other'], index),
    phone: `139${String(10_000_000 + seed * 97 + index).padStart(8, '0')}`,
  }));
}

const VISITORS = ['周敏', '陈伟', '刘洋'];

/** Visits to one retiree. */
export function sampleVisits(count: number): readonly GivenRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `visit-${index + 1}`,
    visited: `2026-${twoDigits(1 + (index % 12))}-${twoDigits(1 + (index % 28))} 09:30:00`,
    visitor: pick(VISITORS, index),
    note: index % 3 === 0 ? '身体健康' : '',
  }));
}

const SERVICES = ['社区巡逻', '图书整理', '课后辅导', '清洁家园'];

/** What one retiree did as a volunteer. */
export function sampleServices(count: number): readonly GivenRow[] {
  return Array.from({ length: count }, (_, index) => ({ id: `service-${index + 1}`, subject: pick(SERVICES, index), hours: 2 + index }));
}

/** Whom a person may be picked from. */
export const samplePeople: readonly { readonly id: string; readonly name: string; readonly phone: string; readonly community: string }[] = [
  { id: 'person-1', name: '王秀英', phone: '13800000001', community: '湖畔社区' },
  { id: 'person-2', name: '李建国', phone: '13800000002', community: '城西社区' },
  { id: 'person-3', name: '张桂兰', phone: '13800000003', community: '文化路社区' },
  { id: 'person-4', name: '刘志明', phone: '13800000004', community: '东风社区' },
];

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
