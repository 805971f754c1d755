import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { activityResource } from '../business/activity.resource.ts';
import type { Resource, Field } from './resource.types.ts';
import {
  columnFields,
  defineResource,
  dictionaryTextKey,
  formFields,
  permissionCode,
  searchFields,
  searchKeys,
  sortableColumns,
} from './define-resource.ts';

const label = localized('名称', 'Name');
const name: Field = { type: 'text', label, maximumLength: 20, column: { isSortable: true } };

const resource: Resource = {
  name: 'thing',
  path: '/isps/thing',
  title: localized('物品', 'Things'),
  singular: localized('物品', 'Thing'),
  permissionPrefix: 'thing',
  labelField: 'name',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: { name },
};

const withField = (key: string, field: Field): Resource => ({ ...resource, fields: { name, [key]: field } });

describe('defining a resource', () => {
  it('returns a consistent resource', () => {
    expect(defineResource(resource)).toBe(resource);
  });

  it.each<[string, Resource, string]>([
    [
      'a name that is no camelCase word',
      { ...resource, name: 'Thing' },
      'Resource Thing: the name must be camelCase letters and digits',
    ],
    [
      'a name that could be SQL',
      { ...resource, name: 'thing; drop' },
      'Resource thing; drop: the name must be camelCase letters and digits',
    ],
    [
      'a decimal that no number can hold exactly',
      withField('fee', { type: 'decimal', label, minimum: 0, maximum: 1e14, scale: 2 }),
      'Resource thing: "fee" is larger than a number can hold with its decimal places',
    ],
    ['an empty name', { ...resource, name: '' }, 'Resource : the name must be camelCase letters and digits'],
    ['a path without a root', { ...resource, path: 'isps/thing' }, 'Resource thing: the path must be rooted words'],
    ['a path that climbs', { ...resource, path: '/isps/../thing' }, 'Resource thing: the path must be rooted words'],
    ['a path with a parameter', { ...resource, path: '/isps/:id' }, 'Resource thing: the path must be rooted words'],
    [
      'a label field that is none',
      { ...resource, labelField: 'title' },
      'Resource thing: the label field "title" is not a field',
    ],
    [
      'a field with an underscore',
      withField('full_name', name),
      'Resource thing: the field "full_name" must be camelCase letters and digits',
    ],
    [
      'a field that the server writes',
      withField('createTime', name),
      'Resource thing: the field name "createTime" is reserved',
    ],
    ['a field called id', withField('id', name), 'Resource thing: the field name "id" is reserved'],
    [
      'a field called as a paging parameter',
      withField('pageNo', name),
      'Resource thing: the field name "pageNo" is reserved',
    ],
    [
      'a time compared with nothing',
      withField('end', { type: 'date', label, notBefore: 'start' }),
      'Resource thing: "end" cannot be compared with "start"',
    ],
    [
      'a time compared with a text',
      withField('end', { type: 'date', label, notBefore: 'name' }),
      'Resource thing: "end" cannot be compared with "name"',
    ],
    [
      'a date compared with a date-time',
      {
        ...resource,
        fields: { name, start: { type: 'dateTime', label }, end: { type: 'date', label, notBefore: 'start' } },
      },
      'Resource thing: "end" cannot be compared with "start"',
    ],
    [
      'a number searched by contains',
      withField('count', { type: 'integer', label, minimum: 0, maximum: 9, search: 'contains' }),
      'Resource thing: "count" cannot be searched by "contains"',
    ],
    [
      'rows that hang under what is no reference',
      { ...resource, within: 'name' },
      'Resource thing: rows cannot hang under "name", which is no required reference',
    ],
    [
      'rows that hang under a reference that may be empty',
      { ...withField('typeId', { type: 'reference', resource: 'activityType', label }), within: 'typeId' },
      'Resource thing: rows cannot hang under "typeId", which is no required reference',
    ],
    [
      'an order by what is no column',
      { ...resource, defaultSorter: { column: 'size', order: 'asc' } },
      'Resource thing: the default sort column cannot be sorted by',
    ],
    [
      'an order by a column that cannot be sorted',
      { ...withField('size', { ...name, column: {} }), defaultSorter: { column: 'size', order: 'asc' } },
      'Resource thing: the default sort column cannot be sorted by',
    ],
    [
      'an order by a field that is no column',
      { ...withField('size', { ...name, column: false }), defaultSorter: { column: 'size', order: 'asc' } },
      'Resource thing: the default sort column cannot be sorted by',
    ],
  ])('rejects %s', (_, wrong, message) => {
    expect(() => defineResource(wrong)).toThrow(new Error(message));
  });
});

it('lets a description hang its rows under one of its own required references alone', () => {
  const parts = { ...resource, name: 'part' } as const;
  const thingId = { type: 'reference', resource: 'thing', label, isRequired: true } as const;
  expect(defineResource({ ...parts, within: 'thingId', fields: { name, thingId } }).within).toBe('thingId');
  // @ts-expect-error -- because the name is a text
  expect(() => defineResource({ ...parts, within: 'name', fields: { name, thingId } })).toThrow(
    'no required reference',
  );
  // @ts-expect-error -- because there is no such field
  expect(() => defineResource({ ...parts, within: 'thing', fields: { name, thingId } })).toThrow(
    'no required reference',
  );
});

describe('reading a resource', () => {
  const keys = (fields: [string, Field][]) => fields.map(([key]) => key);

  it('lists form, search, column and sort fields', () => {
    expect({
      typedNot: Object.keys(activityResource.fields).filter((key) => !keys(formFields(activityResource)).includes(key)),
      drawnNot: Object.keys(activityResource.fields).filter(
        (key) => !keys(columnFields(activityResource)).includes(key),
      ),
      searched: searchFields(activityResource).map(([key, field]) => searchKeys(key, field)),
      sorted: sortableColumns(activityResource),
    }).toEqual({
      typedNot: ['status', 'auditStatus', 'auditReason', 'signedCount', 'signUpRatio'],
      drawnNot: ['location', 'content', 'attachments'],
      searched: [['title'], ['typeId'], ['status'], ['auditStatus'], ['startTime_begin', 'startTime_end']],
      sorted: [
        'title',
        'status',
        'auditStatus',
        'startTime',
        'endTime',
        'quota',
        'signedCount',
        'createTime',
        'updateTime',
      ],
    });
  });

  it('derives permission codes and display text keys', () => {
    expect([permissionCode(activityResource, 'batch_delete'), dictionaryTextKey('typeId')]).toEqual([
      'activity:batch_delete',
      'typeId_dictText',
    ]);
  });
});
