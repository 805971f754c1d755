import { grantEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult } from '../../../kernel/index.ts';
import type { EndingRights, LossesAnswer } from './rights-losses.types.ts';

const listed = (ids: readonly string[] | undefined) => ids?.join(',');

/** Asks who has permissions by what is about to end and by nothing else. The caller says what a failure means. */
export async function askLosses(
  client: HttpClient,
  { of, ids, removed, userIds, isEither, roles, departments }: EndingRights,
  signal?: AbortSignal,
): Promise<LossesAnswer> {
  const body = {
    of,
    ids: ids.join(','),
    removed: listed(removed),
    userIds: listed(userIds),
    isEither,
    roles: listed(roles),
    departments: listed(departments),
  };
  return mapResult(
    await client.call(grantEndpoints.losses, { body, isQuiet: true, ...(signal === undefined ? {} : { signal }) }),
    ({ result }) => result,
  );
}
