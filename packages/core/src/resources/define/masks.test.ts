import { expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { bindCondition } from '../condition/bind-condition.ts';
import { retireeResource } from '../business/retiree.resource.ts';
import { defineResource } from './define-resource.ts';
import { conditionHolds } from '../condition/condition-holds.ts';
import type { BoundCondition } from '../condition/condition.types.ts';
import { wholeMaskedValues } from '../condition/masked-values.ts';
import { maskedRow, withoutMasks } from './masks.ts';
import { resources } from './resources.registry.ts';
import type { Field } from './resource.types.ts';

const stored = {
  name: '王建国',
  idCard: '420199195003120015',
  phone: '15412345678',
  pensionCardNo: '6217000012345678',
};
const shown = { ...stored, idCard: '420**************5', phone: '154****5678', pensionCardNo: '************5678' };

it('masks what a field says, hides short values whole, and leaves empty ones', () => {
  expect([
    maskedRow(retireeResource, stored),
    maskedRow(retireeResource, { ...stored, phone: '110', idCard: null }),
  ]).toEqual([shown, { ...shown, phone: '***', idCard: null }]);
});

it('takes a mask that comes back for no change, and any other value for one', () => {
  const sent = { ...shown, phone: '154****5679', name: '王建军' };
  expect(withoutMasks(retireeResource, sent, stored)).toEqual({ name: '王建军', phone: '154****5679' });
});

it('lets masked fields be asked about by their exact value alone, and data rules name none', () => {
  const context = {
    now: 0,
    userId: null,
    username: null,
    orgCode: null,
    orgCodes: [],
    departmentsWithin: () => [],
  };
  const exact = { field: 'idCard', rule: 'eq', value: stored.idCard };
  const bound = (condition: unknown, use: 'query' | 'scope' = 'query') => {
    const outcome = bindCondition(retireeResource, condition, context, use);
    return outcome.ok ? outcome.value.kind : 'refused';
  };
  expect([
    bound(exact),
    bound({ field: 'idCard', rule: 'notEmpty' }),
    bound({ all: [exact, { field: 'name', rule: 'like', value: '王' }] }),
    bound({ any: [exact, { field: 'name', rule: 'like', value: '王' }] }),
    bound({ field: 'idCard', rule: 'right_like', value: '42' }),
    bound({ field: 'idCard', rule: 'gt', value: '42' }),
    bound(exact, 'scope'),
  ]).toEqual(['text', 'notEmpty', 'all', 'refused', 'refused', 'refused', 'never']);
});

it('LIST-26 finds people by the end of a number as far as its mask shows it, and not by what it hides', () => {
  const context = {
    now: 0,
    userId: null,
    username: null,
    orgCode: null,
    orgCodes: [],
    departmentsWithin: () => [],
  };
  const ending = (field: string, value: string) =>
    bindCondition(retireeResource, { field, rule: 'left_like', value }, context, 'query');
  const found = (field: string, value: string, rows: readonly (string | null)[]) => {
    const bound = ending(field, value);
    return bound.ok ? rows.filter((row) => conditionHolds(bound.value, { [field]: row })) : bound.error['zh-CN'];
  };
  const phones = ['15400002303', '15400002304', '2303', '0002303', '00002303', null];
  expect([
    found('phone', '2303', phones),
    found('phone', '03', phones),
    found('phone', '02303', phones),
    found('idCard', '4', [stored.idCard, '1', null]),
    found('idCard', stored.idCard.slice(-4), [stored.idCard]),
  ]).toEqual([
    ['15400002303', '00002303'],
    ['15400002303', '00002303'],
    '“手机号码”只能按末 4 位查找，请填写末 4 位或更少',
    [stored.idCard].filter((number) => number.endsWith('4')),
    '“身份证号”只能按末 1 位查找，请填写末 1 位或更少',
  ]);
  expect(ending('phone', '')).toEqual({ ok: true, value: { kind: 'always' } });
});

it('SAFE-03 names the whole values of masked fields that a condition asks for', () => {
  const text = (field: string, value: string): BoundCondition => ({ kind: 'text', field, rule: 'eq', value });
  const condition: BoundCondition = {
    kind: 'all',
    of: [
      text('name', '王建军'),
      text('phone', '15400002303'),
      { kind: 'any', of: [text('idCard', '1'), { kind: 'tail', field: 'phone', text: '2303', longerThan: 7 }] },
    ],
  };
  expect(wholeMaskedValues(retireeResource, condition)).toEqual([
    { field: 'phone', value: '15400002303' },
    { field: 'idCard', value: '1' },
  ]);
});

it('refuses descriptions that would show a masked value by its place', () => {
  const label = localized('电话', 'Telephone');
  const contact =
    (phone: Pick<Field, 'column' | 'search'>, labelField = 'name') =>
    () =>
      defineResource({
        name: 'contact',
        path: '/isps/contact',
        title: label,
        singular: label,
        permissionPrefix: 'contact',
        labelField,
        lookup: 'nobody',
        defaultSorter: { column: 'createTime', order: 'desc' },
        fields: {
          name: { type: 'text', label, maximumLength: 20 },
          phone: { type: 'text', label, maximumLength: 20, mask: 'phone', ...phone },
        },
      });
  expect(contact({ column: { isSortable: true } })).toThrow('neither searched by a part nor sorted by');
  expect(contact({ search: 'contains' })).toThrow('neither searched by a part nor sorted by');
  expect(contact({}, 'phone')).toThrow('is masked and cannot name a row');
  expect(contact({ search: 'equals' })).not.toThrow();
});

/** Numbers that may be read by everybody who reads the row: those that are published, and why. */
const PUBLIC: readonly string[] = [
  // Printed on the notice of the activity.
  'activity.contactPhone',
  // The telephone that the enterprise publishes.
  'department.fax',
  'department.mobile',
  'enterprise.officePhone',
  'user.telephone',
];

it('PERM-13 every telephone, card and identity number is masked but for a list of public ones', () => {
  const personal = new Set(['mobile', 'landlineOrMobile', 'identityNumber', 'bankCard']);
  const open = resources.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([key, field]) =>
      field.type === 'text' && personal.has(field.rule ?? '') && field.mask === undefined ? [`${name}.${key}`] : [],
    ),
  );
  expect(open.toSorted()).toEqual(PUBLIC.toSorted());
});
