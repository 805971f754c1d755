import { ADDRESS_BOOK_PERMISSION, EXPLAIN_PERMISSION, GRANT_PERMISSIONS } from '@evergreen/core/contract';
import { isReference, permissionCode, type Resource } from '@evergreen/core/resources';

export type PickSubject = 'user' | 'department';

/** The permissions of pages that choose such subjects themselves. */
const ofPages: Readonly<Record<PickSubject, readonly [string, ...string[]]>> = {
  user: [EXPLAIN_PERMISSION, 'role:members', 'department:members'],
  // Users are looked for by department.
  department: [
    GRANT_PERMISSIONS.department,
    EXPLAIN_PERMISSION,
    ADDRESS_BOOK_PERMISSION,
    'role:members',
    'department:members',
  ],
};

/**
 * The permissions of which one is enough to choose a subject: those of its own pages, and to add or edit a resource that refers to
 * it. The first is the one to ask an administrator for.
 */
export function pickPermissions(subject: PickSubject, among: readonly Resource[]): readonly [string, ...string[]] {
  const [first, ...others] = ofPages[subject];
  const chosen: readonly string[] = subject === 'department' ? ['department', 'user'] : [subject];
  const referring = among.filter(({ fields }) =>
    Object.values(fields).some((field) => isReference(field) && chosen.includes(field.resource)),
  );
  return [
    first,
    ...others,
    ...referring.flatMap((resource) => (['add', 'edit'] as const).map((action) => permissionCode(resource, action))),
  ];
}
