import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  activityResource,
  maskOf,
  retireeResource,
  resources,
  searchFields,
  searchKeys,
  sortableColumns,
  type Resource,
  type Field,
} from '../../../resources/index.ts';
import { PAGE_SIZES } from '../../../contract/index.ts';
import { decodeListAddress, encodeListAddress, withMaskedSearch } from './list-address.ts';
import type { ListQuery } from './list-page.types.ts';
import { defaultListQuery } from './list-query.model.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const seeded = { seed: 20260115, numRuns: propertyRuns(300) };

/** Search texts in canonical form: trimmed, storable, not empty. */
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((value) => value.replace(/[\u0000\ud800-\udfff]/gu, '').trim())
  .filter((value) => value !== '');

const twoDigits = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((value) => String(value).padStart(2, '0'));
const day = fc
  .tuple(fc.integer({ min: 1800, max: 2199 }), twoDigits(1, 12), twoDigits(1, 28))
  .map((parts) => parts.join('-'));
const moment = fc
  .tuple(day, twoDigits(0, 23), twoDigits(0, 59), twoDigits(0, 59))
  .map(([date, ...time]) => `${date} ${time.join(':')}`);

function searchText(field: Field): fc.Arbitrary<string> {
  if (field.type === 'date' || field.type === 'dateTime') return fc.oneof(day, moment);
  if (field.type !== 'integer' && field.type !== 'decimal') return word;
  return fc.integer({ min: Math.ceil(field.minimum), max: Math.floor(field.maximum) }).map(String);
}

function anyQuery(resource: Resource): fc.Arbitrary<ListQuery> {
  // What is masked stands in no address.
  const addressed = searchFields(resource).filter(([, field]) => maskOf(field) === undefined);
  const entries = addressed.flatMap(([key, field]) =>
    searchKeys(key, field).map((name) => fc.option(searchText(field).map((value) => [name, value] as const))),
  );
  const described = fc.record({
    pageNo: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.constantFrom(...PAGE_SIZES),
    sorter: fc.record({ column: fc.constantFrom(...sortableColumns(resource)), order: fc.constantFrom('asc', 'desc') }),
    search: fc.tuple(...entries).map((given) => Object.fromEntries(given.filter((entry) => entry !== null))),
  });
  const view = fc.option(word.map((key) => ({ view: key })));
  return fc.tuple(described, view).map(([query, named]) => ({ ...query, ...named }));
}

/** As few resources as have among them every kind of field that is searched, in every way in which one is. */
function resourcesOfEveryKind(): readonly Resource[] {
  const known = new Set<string>();
  return resources.filter((resource) => {
    const kinds = searchFields(resource).map(([, field]) => `${field.type} ${field.search} ${maskOf(field)}`);
    const isNew = kinds.some((kind) => !known.has(kind));
    for (const kind of kinds) known.add(kind);
    return isNew;
  });
}

const parsed = (query: ListQuery, resource: Resource) =>
  decodeListAddress(encodeListAddress(query, resource), resource);

it('LIST-11 parses what it writes, for the fields of each resource', () => {
  for (const resource of resources) {
    fc.assert(
      fc.property(anyQuery(resource), (query) => {
        expect(parsed(query, resource)).toEqual(query);
      }),
      { ...seeded, numRuns: propertyRuns(20) },
    );
  }
});

describe.each(resourcesOfEveryKind().map((resource) => [resource.name, resource] as const))(
  'URL of %s',
  (_, resource) => {
    it('LIST-11 parses every query that it writes', () => {
      fc.assert(
        fc.property(anyQuery(resource), (query) => {
          expect(parsed(query, resource)).toEqual(query);
        }),
        seeded,
      );
    });

    it('LIST-11 opens the list for any content, and writes what it parses', () => {
      const names = [
        ...sortableColumns(resource),
        'pageNo',
        'pageSize',
        'column',
        'order',
        '__proto__',
        'constructor',
        'name',
      ];
      const hostile = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc
          .array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string({ unit: 'binary' }), fc.constant('%E0%A4'))))
          .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
      );
      fc.assert(
        fc.property(hostile, (address) => {
          const query = decodeListAddress(address, resource);
          expect(parsed(query, resource)).toEqual(query);
          expect(Object.keys(Object.prototype)).toEqual([]);
        }),
        seeded,
      );
    });
  },
);

describe('examples', () => {
  const query = defaultListQuery(activityResource);

  it('LIST-11 is empty for the default query', () => {
    expect(encodeListAddress(query, activityResource)).toBe('');
    expect(decodeListAddress('', activityResource)).toEqual({
      pageNo: 1,
      pageSize: 10,
      sorter: { column: 'createTime', order: 'desc' },
      search: {},
    });
  });

  it('holds no masked value, which the list keeps beside what its address says', () => {
    const searched: ListQuery = {
      ...defaultListQuery(retireeResource),
      search: { name: '王', idCard: '420199195003120015' },
    };
    const address = encodeListAddress(searched, retireeResource);
    const addressed = decodeListAddress(address, retireeResource);
    expect([address, addressed.search, withMaskedSearch(retireeResource, addressed, searched).search]).toEqual([
      '?name=%E7%8E%8B',
      { name: '王' },
      { name: '王', idCard: '420199195003120015' },
    ]);
  });

  it('LIST-11 contains page, size, sort and search, percent-encoded', () => {
    const full: ListQuery = {
      pageNo: 2,
      pageSize: 20,
      sorter: { column: 'title', order: 'asc' },
      search: { title: 'a&b=c +%讲座', startTime_begin: '2026-01-01 00:00:00' },
    };
    const address =
      '?pageNo=2&pageSize=20&column=title&order=asc&title=a%26b%3Dc%20%2B%25%E8%AE%B2%E5%BA%A7&startTime_begin=2026-01-01%2000%3A00%3A00';
    expect(encodeListAddress(full, activityResource)).toBe(address);
    expect(decodeListAddress(address, activityResource)).toEqual(full);
  });

  it.each([
    ['?pageNo=0', query],
    ['?pageNo=-3&pageSize=7', query],
    ['?pageNo=2.5', query],
    ['?pageNo=1e3', query],
    ['?pageSize=100000', query],
    ['?column=password&order=asc', query],
    ['?column=title&order=sideways', query],
    ['?column=title', query],
    ['?password=x&id=1', query],
    ['?startTime_begin=2026-02-30', query],
    ['?title=%00', query],
    [`?title=${'x'.repeat(201)}`, query],
    [`?view=${'x'.repeat(101)}`, query],
    ['?view=', query],
    ['?view=1990000000000000001', { ...query, view: '1990000000000000001' }],
    ['?title=%E0%A4%A', query],
    ['?__proto__=1&constructor=2', query],
    ['pageNo=2', { ...query, pageNo: 2 }],
    ['?pageNo=2&pageNo=3', { ...query, pageNo: 2 }],
    ['?title=a+b', { ...query, search: { title: 'a b' } }],
    ['?title=a=b', { ...query, search: { title: 'a=b' } }],
  ])('LIST-11 parses %s', (address, expected) => {
    expect(decodeListAddress(address, activityResource)).toEqual(expected);
  });
});
