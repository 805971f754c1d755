import type { Resource } from '@evergreen/core/resources';

import type { ResourceServices } from '../../../records/resource/resource-services.ts';
import type { JobContext } from '../job-work.types.ts';
import { inSteps, type DueRow } from './due-rows.ts';

/**
 * Does an action of a resource to rows, as staff would: by its rules, with history and hooks. Rows that it does not apply to are left out, and
 * keep no other row from it.
 */
export async function actOnDueRows(
  { serviceOf }: Pick<ResourceServices, 'serviceOf'>,
  context: JobContext,
  resource: Resource,
  action: string,
  rows: readonly DueRow[],
): Promise<{ readonly done: number; readonly refused: number }> {
  let done = 0;
  let refused = 0;
  for (const step of inSteps(rows)) {
    const call = context.systemCall(step[0]?.tenantId ?? 0);
    const service = serviceOf(resource, call);
    const act = async (ids: readonly DueRow[]) =>
      context.step(async () =>
        service.act(
          action,
          ids.map(({ id }) => ({ id })),
          {},
          call,
        ),
      );
    const together = await act(step);
    if (together.ok) done += step.length;
    else
      for (const row of step) {
        const alone = await act([row]);
        if (alone.ok) done += 1;
        else refused += 1;
      }
    await context.progress(done + refused, rows.length);
  }
  return { done, refused };
}
