import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { bindCondition } from '../condition/bind-condition.ts';
import { hasPrivateOperand } from '../condition/condition-fields.ts';
import { retireeResource } from '../business/retiree.resource.ts';
import { columnFields, defineResource, formFields } from './define-resource.ts';
import { fieldPermission, guardedFields, isPrivateField, visibleResource } from './guarded-fields.ts';
import { resourceEndpoints } from './resource-endpoints.ts';
import type { Field, Resource } from './resource.types.ts';

const label = localized('备注', 'Note');
const guarded = { type: 'text', label, maximumLength: 20, isGuarded: true, form: {} } as const;

function patients(fields: Readonly<Record<string, Field>>, rest: Partial<Resource> = {}): Resource {
  return defineResource({
    name: 'patient',
    path: '/patient',
    title: label,
    singular: label,
    permissionPrefix: 'patient',
    labelField: 'name',
    lookup: 'nobody',
    defaultSorter: { column: 'createTime', order: 'desc' },
    fields: { name: { type: 'text', label, maximumLength: 20 }, ...fields },
    ...rest,
  });
}

describe('a guarded field', () => {
  it('does not exist for those without its right: in no form, column, call or condition', () => {
    const resource = patients({ note: guarded }, { columns: ['name', 'note'] });
    const visible = visibleResource(resource, () => false);
    const nobody = { now: 0, userId: null, username: null, orgCode: null, orgCodes: [], departmentsWithin: () => [] };
    expect({
      guarded: guardedFields(resource),
      code: fieldPermission(resource, 'note'),
      form: formFields(visible).map(([key]) => key),
      columns: [columnFields(visible).map(([key]) => key), visible.columns],
      condition: bindCondition(visible, { field: 'note', rule: 'like', value: 'a' }, nobody, 'query').ok,
      isSame: visibleResource(resource, () => false) === visible,
      endpoints: resourceEndpoints(visible) === resourceEndpoints(visibleResource(resource, () => false)),
      held: visibleResource(resource, (code) => code === 'patient:field:note') === resource,
      open: visibleResource(patients({}), () => false).fields,
    }).toEqual({
      guarded: ['note'],
      code: 'patient:field:note',
      form: ['name'],
      columns: [['name'], ['name']],
      condition: false,
      isSame: true,
      endpoints: true,
      held: true,
      open: patients({}).fields,
    });
  });

  it('limits nobody by a data rule, and stands in no address and in no store of a browser', () => {
    const resource = patients({ note: guarded });
    const nobody = { now: 0, userId: null, username: null, orgCode: null, orgCodes: [], departmentsWithin: () => [] };
    const condition = { field: 'note', rule: 'eq', value: 'a' } as const;
    expect([
      bindCondition(resource, condition, nobody, 'scope'),
      bindCondition(resource, condition, nobody, 'description').ok,
      bindCondition(resource, condition, nobody, 'query').ok,
      hasPrivateOperand(resource, condition),
      isPrivateField(resource.fields['note']),
      isPrivateField(resource.fields['name']),
    ]).toEqual([{ ok: true, value: { kind: 'never' } }, false, true, true, true, false]);
  });

  it.each<[string, () => Resource]>([
    ['required', () => patients({ note: { ...guarded, isRequired: true } })],
    ['unique', () => patients({ note: { ...guarded, isUnique: true } })],
    ['the label', () => patients({ note: guarded }, { labelField: 'note' })],
    [
      'the order',
      () =>
        patients(
          { note: { ...guarded, column: { isSortable: true } } },
          { defaultSorter: { column: 'note', order: 'asc' } },
        ),
    ],
    [
      'searched by a view',
      () =>
        patients(
          { note: { ...guarded, search: 'equals' } },
          { views: [{ key: 'some', title: label, search: { note: 'a' } }] },
        ),
    ],
    [
      'asked for by an action',
      () => patients({ note: guarded }, { actions: { tell: { label, on: 'row', asks: { note: 'required' } } } }),
    ],
    [
      'named by the condition of another field',
      () =>
        patients({
          note: guarded,
          other: { type: 'text', label, maximumLength: 5, when: { field: 'note', rule: 'notEmpty' } },
        }),
    ],
    ['a state', () => patients({ note: { type: 'state', dictionary: 'sex', initial: '1', label, isGuarded: true } })],
  ])('is refused where it is %s', (_place, define) => {
    expect(define).toThrow(/guarded|cannot be read/u);
  });
});

it('keeps the notes about the health of retirees for those with the right', () => {
  expect(guardedFields(retireeResource)).toEqual(['healthRemark']);
});
