import { areas, permissionCode, type Area } from '@evergreen/core/areas';

/**
 * The permissions of which one is enough to look an area up: to list it, or to list or write an area that refers to it, whose lists and
 * forms show its titles. The first is the one to ask an administrator for.
 */
export function lookupPermissions(area: Area, among: readonly Area[] = areas): readonly [string, ...string[]] {
  const referring = among.filter(({ fields }) =>
    Object.values(fields).some((field) => field.type === 'reference' && field.area === area.name),
  );
  const ofOthers = referring.flatMap((other) =>
    (['list', 'add', 'edit'] as const).map((action) => permissionCode(other, action)),
  );
  return [permissionCode(area, 'list'), ...ofOthers];
}
