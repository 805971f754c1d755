import { localized } from '../../kernel/index.ts';

/** The person in the register to whom a row belongs; a person who is in none is named in the row itself. */
export const registeredPerson = {
  type: 'reference',
  resource: 'retiree',
  label: localized('退休人员', 'Retiree'),
  search: 'equals',
  column: { width: 120 },
} as const;

/** Of a field that is typed for somebody who is in no register. */
export const isUnregistered = { field: 'retireeId', rule: 'empty' } as const;

/** The hint under it in a form. */
export const chooseRegistered = localized('在册的退休人员请从这里选择', 'Choose people here who are registered');
