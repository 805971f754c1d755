import { describe, expect, it } from 'vitest';

import { text } from '../../kernel/index.ts';
import { activityArea } from '../business/activity.resource.ts';
import type { Area, Field } from './resource.types.ts';
import {
  columnFields,
  defineArea,
  dictionaryTextKey,
  formFields,
  permissionCode,
  searchFields,
  searchKeys,
  sortableColumns,
} from './define-resource.ts';

const label = text('名称', 'Name');
const name: Field = { type: 'text', label, maximumLength: 20, column: { isSortable: true } };

const area: Area = {
  name: 'thing',
  path: '/isps/thing',
  title: text('物品', 'Things'),
  singular: text('物品', 'Thing'),
  permissionPrefix: 'thing',
  labelField: 'name',
  isLookup: false,
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: { name },
};

const withField = (key: string, field: Field): Area => ({ ...area, fields: { name, [key]: field } });

describe('defining an area', () => {
  it('gives back an area that holds together', () => {
    expect(defineArea(area)).toBe(area);
  });

  it.each<[string, Area, string]>([
    [
      'a name that is no camelCase word',
      { ...area, name: 'Thing' },
      'Area Thing: the name must be camelCase letters and digits',
    ],
    [
      'a name that could be SQL',
      { ...area, name: 'thing; drop' },
      'Area thing; drop: the name must be camelCase letters and digits',
    ],
    ['an empty name', { ...area, name: '' }, 'Area : the name must be camelCase letters and digits'],
    ['a path without a root', { ...area, path: 'isps/thing' }, 'Area thing: the path must be rooted words'],
    ['a path that climbs', { ...area, path: '/isps/../thing' }, 'Area thing: the path must be rooted words'],
    ['a path with a parameter', { ...area, path: '/isps/:id' }, 'Area thing: the path must be rooted words'],
    [
      'a label field that is none',
      { ...area, labelField: 'title' },
      'Area thing: the label field "title" is not a field',
    ],
    [
      'a field with an underscore',
      withField('full_name', name),
      'Area thing: the field "full_name" must be camelCase letters and digits',
    ],
    [
      'a field that the server writes',
      withField('createTime', name),
      'Area thing: the field name "createTime" is reserved',
    ],
    ['a field called id', withField('id', name), 'Area thing: the field name "id" is reserved'],
    [
      'a field called as a paging parameter',
      withField('pageNo', name),
      'Area thing: the field name "pageNo" is reserved',
    ],
    [
      'a time compared with nothing',
      withField('end', { type: 'date', label, notBefore: 'start' }),
      'Area thing: "end" cannot be compared with "start"',
    ],
    [
      'a time compared with a text',
      withField('end', { type: 'date', label, notBefore: 'name' }),
      'Area thing: "end" cannot be compared with "name"',
    ],
    [
      'a date compared with a date-time',
      {
        ...area,
        fields: { name, start: { type: 'dateTime', label }, end: { type: 'date', label, notBefore: 'start' } },
      },
      'Area thing: "end" cannot be compared with "start"',
    ],
    [
      'a number searched by contains',
      withField('count', { type: 'integer', label, minimum: 0, maximum: 9, search: 'contains' }),
      'Area thing: "count" is no text and cannot be searched by "contains"',
    ],
    [
      'an order by what is no column',
      { ...area, defaultSorter: { column: 'size', order: 'asc' } },
      'Area thing: the default sort column cannot be sorted by',
    ],
    [
      'an order by a column that cannot be sorted',
      { ...withField('size', { ...name, column: {} }), defaultSorter: { column: 'size', order: 'asc' } },
      'Area thing: the default sort column cannot be sorted by',
    ],
    [
      'an order by a field that is no column',
      { ...withField('size', { ...name, column: false }), defaultSorter: { column: 'size', order: 'asc' } },
      'Area thing: the default sort column cannot be sorted by',
    ],
  ])('refuses %s', (_, wrong, message) => {
    expect(() => defineArea(wrong)).toThrow(new Error(message));
  });
});

describe('reading an area', () => {
  const keys = (fields: [string, Field][]) => fields.map(([key]) => key);

  it('knows what is typed, searched, drawn and sorted by', () => {
    expect({
      typedNot: Object.keys(activityArea.fields).filter((key) => !keys(formFields(activityArea)).includes(key)),
      drawnNot: Object.keys(activityArea.fields).filter((key) => !keys(columnFields(activityArea)).includes(key)),
      searched: searchFields(activityArea).map(([key, field]) => searchKeys(key, field)),
      sorted: sortableColumns(activityArea),
    }).toEqual({
      typedNot: ['signedCount'],
      drawnNot: ['content'],
      searched: [['title'], ['typeId'], ['status'], ['startTime_begin', 'startTime_end']],
      sorted: ['title', 'status', 'startTime', 'endTime', 'quota', 'signedCount', 'createTime', 'updateTime'],
    });
  });

  it('names permissions and the texts of choices', () => {
    expect([permissionCode(activityArea, 'batch_delete'), dictionaryTextKey('typeId')]).toEqual([
      'activity:batch_delete',
      'typeId_dictText',
    ]);
  });
});
