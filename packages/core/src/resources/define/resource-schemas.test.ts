import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { activityTypeResource } from '../business/activity-type.resource.ts';
import { activityResource } from '../business/activity.resource.ts';
import { storedValue } from './field-kinds.ts';
import { resourceListQuerySchema, resourceRowSchema, resourceValuesSchema } from './resource-schemas.ts';
import type { FieldValue } from './field-value.types.ts';
import type { Field } from './resource.types.ts';
import { resources } from './resources.registry.ts';
import { formFields } from './define-resource.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

const label = localized('值', 'Value');

describe('add and edit bodies', () => {
  const schema = resourceValuesSchema(activityTypeResource);

  it("keeps the form's fields and drops every other key", () => {
    const sent = {
      name: '讲座',
      code: 'JZ',
      sort: 1,
      status: '1',
      id: 'other',
      createBy: 'admin',
      createTime: '2020-01-01 00:00:00',
      version: 9,
      status_dictText: 'x',
      isAdmin: true,
    };
    expect(v.parse(schema, sent)).toEqual({ name: '讲座', code: 'JZ', sort: 1, status: '1', remark: null });
  });

  it('never accepts a field that is not editable', () => {
    expect(v.parse(resourceValuesSchema(activityResource), { title: 'a', signedCount: 99 })).not.toHaveProperty(
      'signedCount',
    );
  });

  it.each(['__proto__', 'constructor', 'prototype'])('drops the key %s without a trace', (key) => {
    const parsed = v.parse(schema, JSON.parse(`{"name":"a","${key}":{"polluted":true}}`));
    expect(Object.keys(parsed)).toEqual(['name', 'code', 'sort', 'status', 'remark']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('drops any other key, in every resource', () => {
    for (const resource of resources) {
      const known = formFields(resource).map(([key]) => key);
      fc.assert(
        fc.property(fc.dictionary(fc.string(), fc.anything()), (extra) => {
          const foreign = Object.fromEntries(Object.entries(extra).filter(([key]) => !known.includes(key)));
          expect(v.parse(resourceValuesSchema(resource), foreign)).toEqual(
            Object.fromEntries(known.map((key) => [key, null])),
          );
        }),
        { seed: 20260115, numRuns: propertyRuns(100) },
      );
    }
  });

  it.each([null, 'x', 7, undefined])('rejects %j, which is not an object', (sent) => {
    expect(v.is(schema, sent)).toBe(false);
  });
});

describe('one stored value', () => {
  const fields = {
    text: { type: 'text', label, maximumLength: 3 },
    integer: { type: 'integer', label, minimum: 0, maximum: 9 },
    decimal: { type: 'decimal', label, minimum: 0, maximum: 9.99, scale: 2 },
    date: { type: 'date', label },
    dateTime: { type: 'dateTime', label },
    dictionary: { type: 'dictionary', label, dictionary: 'sex' },
    yesNo: { type: 'yesNo', label },
  } as const satisfies Record<string, Field>;

  it.each<[keyof typeof fields, FieldValue]>([
    ['text', 'abc'],
    ['text', ''],
    ['integer', 9],
    ['decimal', 9.99],
    ['date', '2026-01-31'],
    ['date', '2024-02-29'],
    ['date', '2000-02-29'],
    ['dateTime', '2026-12-31 23:59:59'],
    ['dictionary', '1'],
    ['yesNo', 'Y'],
  ])('accepts %s %j', (type, value) => {
    expect(v.is(storedValue(fields[type]), value)).toBe(true);
  });

  it.each<[keyof typeof fields, unknown]>([
    ['text', 'abcd'],
    ['text', 1],
    ['text', 'a\u0000'],
    ['text', '\udc00'],
    ['integer', 10],
    ['integer', -1],
    ['integer', 0.5],
    ['integer', '1'],
    ['integer', Number.NaN],
    ['decimal', 10],
    ['decimal', Number.POSITIVE_INFINITY],
    ['date', '2026-02-29'],
    ['date', '1900-02-29'],
    ['date', '2026-04-31'],
    ['date', '2026-13-01'],
    ['date', '2026-00-10'],
    ['date', '2026-01-00'],
    ['date', '0000-01-01'],
    ['date', '2026-1-1'],
    ['date', '2026-01-31 00:00:00'],
    ['dateTime', '2026-02-30 00:00:00'],
    ['dateTime', '2026-01-31 24:00:00'],
    ['dateTime', '2026-01-31 00:60:00'],
    ['dateTime', '2026-01-31T00:00:00'],
    ['dateTime', '2026-01-31'],
    ['dictionary', 'x'.repeat(65)],
    ['yesNo', 'y'],
    ['yesNo', true],
  ])('rejects %s %j', (type, value) => {
    expect(v.is(storedValue(fields[type]), value)).toBe(false);
  });

  it('accepts exactly the dates of the calendar', () => {
    const schema = storedValue(fields.date);
    const part = (length: number) =>
      fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'));
    fc.assert(
      fc.property(fc.tuple(part(4), part(2), part(2)), ([year, month, day]) => {
        const date = `${year}-${month}-${day}`;
        const instant = Date.parse(`${date}T00:00:00Z`);
        const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date) && year !== '0000';
        expect({ date, isTaken: v.is(schema, date) }).toEqual({ date, isTaken: isDay });
      }),
      { seed: 20260115, numRuns: propertyRuns(2000) },
    );
  });
});

describe('response row', () => {
  it('has every field, display texts and audit fields, and nothing else', () => {
    expect(
      v.parse(resourceRowSchema(activityTypeResource), {
        id: '1',
        name: 'x'.repeat(99),
        status: 1,
        salt: 's',
        password: 'p',
      }),
    ).toEqual({
      id: '1',
      createBy: null,
      createTime: null,
      updateBy: null,
      updateTime: null,
      name: 'x'.repeat(99),
      code: null,
      sort: null,
      status: 1,
      status_dictText: null,
      remark: null,
    });
  });

  it.each([{}, { id: 1 }, { id: '1', name: { a: 1 } }, { id: '1', name: true }])('rejects %j', (row) => {
    expect(v.is(resourceRowSchema(activityTypeResource), row)).toBe(false);
  });
});

describe('list parameters', () => {
  const schema = resourceListQuerySchema(activityResource);

  it('have defaults, parse numbers from text and drop unknown search fields', () => {
    expect(v.parse(schema, {})).toEqual({ pageNo: 1, pageSize: 10, column: 'createTime', order: 'desc' });
    expect(
      v.parse(schema, {
        pageNo: '3',
        pageSize: '30',
        order: 'asc',
        title: '%_',
        startTime_begin: '2026-01-01',
        address: 'x',
        _t: '1',
      }),
    ).toEqual({
      pageNo: 3,
      pageSize: 30,
      column: 'createTime',
      order: 'asc',
      title: '%_',
      startTime_begin: '2026-01-01',
    });
  });

  it.each([
    { pageNo: '0' },
    { pageNo: '-1' },
    { pageNo: '1.5' },
    { pageNo: '1000001' },
    { pageNo: ['1', '2'] },
    { pageSize: '101' },
    { order: 'desc; drop' },
    { column: 'x'.repeat(65) },
    { title: 'x'.repeat(201) },
    { title: ['a', 'b'] },
    { title: 'a\u0000' },
    { startTime_begin: 'yesterday' },
    { startTime_end: '2026-02-30' },
    { id: '' },
    { id: 'a,b c' },
    { id: Array.from({ length: 201 }, (_, index) => `r${index}`).join(',') },
  ])('are rejected: %j', (query) => {
    expect(v.is(schema, query)).toBe(false);
  });

  it('name rows by their identifiers, each once, at most 200', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `r${index}`);
    expect(v.parse(schema, { id: [...ids, 'r0', ''].join(',') }).id).toEqual(ids);
  });

  it('limit numeric search to the range of the column', () => {
    const numbers = resourceListQuerySchema({
      ...activityTypeResource,
      fields: {
        name: { type: 'text', label, maximumLength: 9 },
        count: { type: 'integer', label, minimum: 0, maximum: 99, search: 'range' },
        price: { type: 'decimal', label, minimum: 0, maximum: 99, scale: 2, search: 'equals' },
      },
    });
    expect(v.parse(numbers, { count_begin: '5', count_end: 9, price: '1.25' })).toMatchObject({
      count_begin: 5,
      count_end: 9,
      price: 1.25,
    });
    for (const wrong of ['', ' ', '0x10', '1e5', '1.5', '100', '-1', 'x'])
      expect(v.is(numbers, { count_begin: wrong })).toBe(false);
    for (const wrong of ['', '1e5', '0x1', 'NaN', 'Infinity', '1.1234567'])
      expect(v.is(numbers, { price: wrong })).toBe(false);
  });
});
