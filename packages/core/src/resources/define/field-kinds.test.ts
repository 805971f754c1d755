import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { defineResource, secretFields, sortableColumns } from './define-resource.ts';
import { storedValue } from './field-kinds.ts';
import { resourceEndpoints } from './resource-endpoints.ts';
import type { Field, Resource } from './resource.types.ts';
import { storedFileName, storedFiles } from './stored-files.ts';

const label = localized('字段', 'Field');

const accepted = (field: Field, values: readonly unknown[]) =>
  values.filter((value) => v.is(storedValue(field), value));

describe('a field of files', () => {
  const pictures: Field = { type: 'file', accepts: 'image', maximum: 2, label };

  it('holds the paths of different stored files, at most as many as it may', () => {
    const values = [
      'temp/a1/证件.png',
      'temp/a1/证件.png,jeditor/b2/😀.jpg',
      'temp/a1/证件.png,temp/a1/证件.png',
      'temp/a/1.png,temp/b/2.png,temp/c/3.png',
      '../a1/x.png',
      'temp/a1/../x.png',
      'https://example.org/x.png',
      'temp/a1/',
      '',
      ',',
      7,
    ];
    expect(accepted(pictures, values)).toEqual(['temp/a1/证件.png', 'temp/a1/证件.png,jeditor/b2/😀.jpg']);
  });

  it('is read as paths with the names of people', () => {
    expect([
      storedFiles(null),
      storedFiles(''),
      storedFiles('temp/a/1.png,temp/b/附件 2.pdf').map(storedFileName),
    ]).toEqual([[], [], ['1.png', '附件 2.pdf']]);
  });
});

it('JSON is any JSON text, a region six digits', () => {
  expect([
    accepted({ type: 'json', maximumLength: 12, label }, [
      '{"a":[1]}',
      '[]',
      '3',
      '{a:1}',
      '',
      '[1,]',
      '"123456789012"',
    ]),
    accepted({ type: 'region', label }, ['330106', '3301', '３３０１０６', 330_106]),
  ]).toEqual([['{"a":[1]}', '[]', '3'], ['330106']]);
});

const described = (fields: Resource['fields']) =>
  defineResource({
    name: 'example',
    path: '/example',
    title: label,
    singular: label,
    permissionPrefix: 'example',
    labelField: 'name',
    lookup: 'nobody',
    defaultSorter: { column: 'createTime', order: 'desc' },
    fields: { name: { type: 'text', maximumLength: 10, label }, ...fields },
  });

it('long text and secrets are in no list and name no row, and no list is sorted by files', () => {
  const wide: Field = { type: 'richText', maximumLength: 10, label };
  const secret: Field = { type: 'secret', maximumLength: 10, label, column: false };
  expect(() => described({ content: wide })).toThrow(
    'Resource example: "content" is nothing for a list: it needs `column: false`',
  );
  expect(() => described({ name: secret })).toThrow('Resource example: "name" cannot name a row');
  const files: Field = { type: 'file', accepts: 'any', maximum: 1, label, column: { isSortable: true } };
  expect(sortableColumns(described({ files }))).toEqual(['createTime', 'updateTime']);
});

it('calls that carry a secret are secret, others are not', () => {
  const example = described({ password: { type: 'secret', maximumLength: 10, label, column: false } });
  const { add, edit, list } = resourceEndpoints(example);
  expect([secretFields(example), add.isSecret, edit.isSecret, list.isSecret]).toEqual([
    ['password'],
    true,
    true,
    false,
  ]);
  expect(resourceEndpoints(described({})).add.isSecret).toBe(false);
});
