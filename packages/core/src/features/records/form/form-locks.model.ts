import type { Givable } from '../../../contract/index.ts';
import { formFields, referredIds, type Giving, type Resource, type ResourceRow } from '../../../resources/index.ts';
import { notToGiveMessages } from '../../access/account-powers/index.ts';
import type { PickLock } from '../../access/picker/index.ts';

/** Who takes a role away answers for it as who gives it; tenants and departments may be taken by everybody who keeps the account. */
const TAKEN_FREELY: Readonly<Record<Giving, boolean>> = { roles: false, tenants: true, departments: true };

/** Whether a form of the resource gives people what not everybody may give. */
export function isGiving(resource: Resource): boolean {
  return formFields(resource).some(([, field]) => field.type === 'references' && field.gives !== undefined);
}

/** The values that stay as they are, by field; none before the server has told. What is stored of a field that is taken freely is open. */
export function formLocks(
  resource: Resource,
  row: ResourceRow | null,
  givable: Givable | null,
): Readonly<Record<string, PickLock>> {
  if (givable === null) return {};
  return Object.fromEntries(
    formFields(resource).flatMap(([key, field]) => {
      if (field.type !== 'references' || field.gives === undefined) return [];
      const mine = givable[field.gives];
      if (mine === null) return [];
      const stored = TAKEN_FREELY[field.gives] ? referredIds(row?.[key]) : [];
      return [[key, { open: new Set([...mine, ...stored]), reason: notToGiveMessages[field.gives] }] as const];
    }),
  );
}
