import { GRANT_PART, type LossSubject } from '../../../contract/index.ts';
import { failureText } from '../../../http/index.ts';
import { recordedPartOf, referredIds, type FieldValue, type Resource } from '../../../resources/index.ts';
import type { EndingRights, LossesAnswer, RightsLosses } from './rights-losses.types.ts';

/** The resources whose rows people have permissions by, also where these are deleted. A role or department in use is not deleted. */
const SUBJECTS: Readonly<Record<string, LossSubject>> = { departmentRole: 'departmentRole', permission: 'permission' };

/** What people lose with a row of a resource that is deleted; undefined where they lose nothing. */
export function lossSubject({ name }: { readonly name: string }): LossSubject | undefined {
  return Object.hasOwn(SUBJECTS, name) ? SUBJECTS[name] : undefined;
}

/** The fields by whose change people may lose permissions, by resource. */
const RIGHTS_FIELDS = {
  permission: ['perms', 'menuType', 'status'],
  user: ['roles', 'departments'],
  departmentRole: ['users'],
} as const;

/** `status` of a permission that people have. */
const IN_FORCE = '1';

const isRightsResource = (name: string): name is keyof typeof RIGHTS_FIELDS => Object.hasOwn(RIGHTS_FIELDS, name);

/** Whether people may lose permissions by a change of this field: it is saved by a form, which asks. */
export function isRightsField({ name }: { readonly name: string }, key: string): boolean {
  return isRightsResource(name) && RIGHTS_FIELDS[name].some((field) => field === key);
}

/** A field, or a part of what a grantee is granted, with its value before and after a change. */
export interface ChangedValue {
  readonly key: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

/**
 * What people may lose by a change of one row: by its form or by going back to an earlier version of it. Undefined where nothing is taken
 * from anybody; whether somebody loses it is for the server to say.
 */
export function rightsEndedBy(
  resource: Resource,
  id: string,
  changes: readonly ChangedValue[],
): EndingRights | undefined {
  const { name } = resource;
  const ids = [id];
  const changed = new Map(
    changes.filter(({ before, after }) => before !== after).map((change) => [change.key, change]),
  );
  const left = (key: string) => {
    const { before = null, after = null } = changed.get(key) ?? {};
    const kept = referredIds(after);
    return referredIds(before).filter((one) => !kept.includes(one));
  };
  const removed = changes.flatMap(({ key, after }) => {
    const part = recordedPartOf(resource, key);
    return part?.name === GRANT_PART && after === null ? [part.id] : [];
  });
  switch (name) {
    case 'permission':
      // Put in force, nobody loses it.
      return RIGHTS_FIELDS[name].some((key) => changed.has(key) && !isPutInForce(key, changed.get(key)?.after))
        ? { of: name, ids }
        : undefined;
    case 'user': {
      if (RIGHTS_FIELDS[name].every((key) => left(key).length === 0)) return undefined;
      const next = (key: string) => {
        const change = changed.get(key);
        return change === undefined ? {} : { [key]: referredIds(change.after) };
      };
      return { of: name, ids, ...next('roles'), ...next('departments') };
    }
    case 'departmentRole': {
      const userIds = left('users');
      if (userIds.length === 0) return removed.length === 0 ? undefined : { of: name, ids, removed };
      return { of: name, ids, userIds, ...(removed.length === 0 ? {} : { removed, isEither: true }) };
    }
    case 'role':
    case 'department':
      return removed.length === 0 ? undefined : { of: name, ids, removed };
    default:
      return undefined;
  }
}

const isPutInForce = (key: string, after: FieldValue | undefined) => key === 'status' && after === IN_FORCE;

/** The people who lose permissions, with what each loses. */
export function rightsLosses(answer: LossesAnswer): RightsLosses {
  if (!answer.ok) return { total: 0, people: [], failure: failureText(answer.error) };
  const { total, people, permissions } = answer.value;
  const paths = new Map(permissions.map(({ id, path }) => [id, path]));
  return {
    total,
    people: people.map(({ id, realname, username, lost }) => ({
      id,
      name: realname,
      username,
      lost: lost.map((key) => paths.get(key) ?? key),
    })),
    failure: null,
  };
}
