import { expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { codeDirectory } from '../directory/described-resources.ts';
import { callName, storedCallName, storedEndpoints } from './stored-endpoints.ts';
import { offeredEndpoints } from '../define/resource-endpoints.ts';
import { countedKeys, planForm, type FormColumn } from './form-plan.ts';
import { formDraftSchema, type FormDraft, type StoredForm } from './stored-form.schema.ts';
import { FORM_CODE, parseFormDraft, resourceOfForm, storedFormProblem } from './stored-resource.ts';

const text = (label: string, more: object = {}) => ({
  type: 'text',
  label: { 'zh-CN': label },
  maximumLength: 50,
  ...more,
});

const draftOf = (fields: readonly (readonly [string, object])[], more: object = {}) =>
  JSON.stringify({ fields: fields.map(([key, field]) => ({ key, field })), labelKey: 'name', ...more });

function readForm(json: string): StoredForm {
  const draft = parseFormDraft(json);
  if (!draft.ok) throw new Error(draft.error['en-US']);
  return { ...draft.value, title: localized('船只', 'Boats') };
}

const surroundings = { find: codeDirectory.find, hasDictionary: (code: string) => code === 'sex' };
const problemOf = (json: string) => storedFormProblem(readForm(json), 'boat', surroundings)?.['en-US'];

const boat = draftOf([
  ['name', text('船名', { isRequired: true, search: 'contains' })],
  ['length', { type: 'decimal', label: { 'zh-CN': '长度' }, minimum: 0, maximum: 500, scale: 1, search: 'range' }],
  ['owner', { type: 'reference', label: { 'zh-CN': '船主', 'en-US': 'Owner' }, resource: 'retiree' }],
]);

it('a form is a resource of its code, with everything that a described one offers', () => {
  const resource = resourceOfForm(readForm(boat), { code: 'boat', version: 3 });
  expect([resource.name, resource.path, resource.callPath, resource.permissionPrefix, resource.labelField]).toEqual([
    'online:boat',
    '/online/cgformList/boat',
    '/online/cgform/api/boat@3',
    'online:boat',
    'name',
  ]);
  expect(Object.keys(resource.fields)).toEqual(['name', 'length', 'owner']);
  expect(resource.fields['name']?.label).toEqual(localized('船名', '船名'));
  expect(problemOf(boat)).toBe(undefined);
  const patterns = new Set(storedEndpoints.map(storedCallName));
  const calls = offeredEndpoints(resource).map((endpoint) => callName(resource, endpoint));
  expect(calls.filter((call) => !patterns.has(call))).toEqual([]);
});

it.each([
  ['{', 'The definition is no valid JSON'],
  [
    draftOf([['name', text('名', { script: 'alert(1)' })]]),
    '“fields.0.field.script” of the definition is wrong or not supported',
  ],
  [
    draftOf([['name', text('名', { sql: 'drop table' })]]),
    '“fields.0.field.sql” of the definition is wrong or not supported',
  ],
  [
    draftOf([['name', { type: 'secret', label: { 'zh-CN': '密' } }]]),
    '“fields.0.field.type” of the definition is wrong or not supported',
  ],
  [draftOf([['constructor', text('名')]]), '“fields.0.key” of the definition is wrong or not supported'],
  [draftOf([['列', text('名')]]), '“fields.0.key” of the definition is wrong or not supported'],
  [draftOf([['name', text('名\u202E称')]]), '“fields.0.field.label.zh-CN” of the definition is wrong or not supported'],
  [
    draftOf([['name', text('名'.repeat(51))]]),
    '“fields.0.field.label.zh-CN” of the definition is wrong or not supported',
  ],
  [
    draftOf([['name', text('名')]], { tableName: 'sys_user' }),
    '“tableName” of the definition is wrong or not supported',
  ],
])('reads no definition but of the known words: %s', (json, message) => {
  const read = parseFormDraft(json);
  expect(read.ok ? null : read.error['en-US']).toBe(message);
});

it('takes 200 fields and not one more', () => {
  const many = (count: number) => draftOf(Array.from({ length: count }, (_, index) => [`f${index}`, text('字段')]));
  expect([parseFormDraft(many(200)).ok, parseFormDraft(many(201)).ok]).toEqual([true, false]);
});

it('labels that look like markup or formulas are text', () => {
  const label = '<img onerror=alert(1)>=1+1';
  expect(readForm(draftOf([['name', text(label)]])).fields[0]?.field.label['zh-CN']).toBe(label);
});

it.each([
  [
    [
      ['name', text('名')],
      ['name', text('名')],
    ],
    'The field “name” is there twice',
  ],
  [[['id', text('名')]], '“id” is a name of the platform; choose another one'],
  [[['title', text('名')]], '“name”, which names a row, is no field of the form'],
  [
    [
      ['name', text('名')],
      ['a', { type: 'integer', label: { 'zh-CN': '数' }, minimum: 5, maximum: 1 }],
    ],
    'The smallest value of “数” is above the largest one',
  ],
  [
    [
      ['name', text('名')],
      ['a', { type: 'reference', label: { 'zh-CN': '人' }, resource: 'nothing' }],
    ],
    '“人” refers to “nothing”, which is not there or cannot be referred to',
  ],
  [
    [
      ['name', text('名')],
      ['a', { type: 'dictionary', label: { 'zh-CN': '性别' }, dictionary: 'nothing' }],
    ],
    '“性别” uses the dictionary “nothing”, which does not exist',
  ],
  [
    [
      ['name', text('名')],
      ...Array.from({ length: 21 }, (_, index) => [`f${index}`, text('字段', { search: 'equals' })] as const),
    ],
    'At most 20 fields can be sorted by, searched by or unique; these are 21',
  ],
  [
    [['name', text('名', { mask: 'phone' })]],
    'The definition contradicts itself: "name" is masked and cannot name a row',
  ],
] satisfies readonly (readonly [readonly (readonly [string, object])[], string])[])(
  'says what is wrong with a form: %j',
  (fields, message) => {
    expect(problemOf(draftOf(fields))).toBe(message);
  },
);

it('a code is a word of lower-case letters, digits and underscores', () => {
  const codes = ['boat', 'a', 'Boat', '1boat', 'boat_2', 'user;drop', 'x'.repeat(33), '__proto__'];
  expect(codes.filter((code) => FORM_CODE.test(code))).toEqual(['boat', 'boat_2']);
});

const kindsOf = (items: readonly { kind: string; text: { 'en-US': string } }[]) =>
  items.map((item) => `${item.kind}: ${item.text['en-US']}`);

it('a plan adds columns by number, hides what is removed, brings it back, and refuses another kind', () => {
  const first = readForm(boat);
  const begun = planForm(undefined, first, []);
  expect(begun.columns.map(({ no, key }) => `${no} ${key}`)).toEqual(['1 name', '2 length', '3 owner']);
  expect(kindsOf(begun.items)).toEqual(['add: The table and the menu entry are made']);

  const fields = first.fields.filter(({ key }) => key !== 'length');
  const without = { ...first, fields };
  const removed = planForm(first, without, begun.columns);
  expect([kindsOf(removed.items), removed.columns[1]?.state]).toEqual([
    ['hide: “长度” is removed: its values stay, and come back with a field of the same key and kind'],
    'hidden',
  ]);
  const back = planForm(without, first, removed.columns);
  expect([kindsOf(back.items), back.columns]).toEqual([
    ['restore: “长度” comes back with the values that it had'],
    begun.columns,
  ]);
  const asText = readForm(
    draftOf([
      ['name', text('船名')],
      ['length', text('长度')],
    ]),
  );
  expect(planForm(without, asText, removed.columns).columns.map(({ no, state }) => `${no} ${state}`)).toEqual([
    '1 live',
    '2 hidden',
    '3 hidden',
    '4 live',
  ]);
  expect(kindsOf(planForm(first, asText, begun.columns).items)).toEqual([
    'hide: “Owner” is removed: its values stay, and come back with a field of the same key and kind',
    'refuse: The kind of “长度” cannot be changed (conversions are not supported yet); make a new field',
  ]);
  expect(kindsOf(planForm(first, first, begun.columns).items)).toEqual(['free: Nothing changes']);
});

it('a plan counts the rows that a rule asks more of from now on', () => {
  const before = readForm(
    draftOf([
      ['name', text('船名')],
      ['sign', text('呼号')],
    ]),
  );
  const after = readForm(
    draftOf([
      ['name', text('船名')],
      ['sign', text('呼号', { isRequired: true, isUnique: true })],
    ]),
  );
  const columns: readonly FormColumn[] = planForm(undefined, before, []).columns;
  expect(countedKeys(before, after)).toEqual({ empty: ['sign'], duplicates: ['sign'] });
  const told = (empty: number, duplicates: number) =>
    kindsOf(planForm(before, after, columns, { empty: { sign: empty }, duplicates: { sign: duplicates } }).items);
  expect([told(312, 0), told(0, 2)]).toEqual([
    [
      'free: “呼号” is required now: 312 rows are empty, and ask for it when they are saved',
      'add: “呼号” is unique now',
    ],
    ['refuse: 2 values of “呼号” are there twice; change these rows first'],
  ]);
});

it('a plan says which fields of a large table get no index while it is in use', () => {
  const before = readForm(draftOf([['name', text('船名')]]));
  const after = readForm(
    draftOf([
      ['name', text('船名', { search: 'contains' })],
      ['sign', text('呼号')],
    ]),
  );
  const { columns } = planForm(undefined, before, []);
  const told = (more: object) =>
    kindsOf(planForm(before, after, columns, { empty: {}, duplicates: {}, ...more }).items);
  expect([told({}), told({ unindexed: 200_000 })]).toEqual([
    ['add: “呼号” is new, and empty in all rows'],
    [
      'add: “呼号” is new, and empty in all rows',
      'free: The table has 200000 rows and gets no index for “船名” while it is in use: sorting and searching by it is slow',
    ],
  ]);
});

it('a definition that was read is read again as the same', async () => {
  const { parse } = await import('valibot');
  const draft: FormDraft = parse(formDraftSchema, JSON.parse(boat));
  expect(parse(formDraftSchema, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
