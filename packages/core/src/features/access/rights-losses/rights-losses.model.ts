import type { LossSubject } from '../../../contract/index.ts';
import { failureText } from '../../../http/index.ts';
import type { LossesAnswer, RightsLosses } from './rights-losses.types.ts';

/** The resources whose rows people have permissions by, also where these are deleted. A role or department in use is not deleted. */
const SUBJECTS: Readonly<Record<string, LossSubject>> = { departmentRole: 'departmentRole', permission: 'permission' };

/** What people lose with a row of a resource that is deleted; undefined where they lose nothing. */
export function lossSubject({ name }: { readonly name: string }): LossSubject | undefined {
  return Object.hasOwn(SUBJECTS, name) ? SUBJECTS[name] : undefined;
}

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
