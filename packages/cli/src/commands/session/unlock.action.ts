import { failureText } from '@evergreen/core/http';
import { actionEndpoint, resourceEndpoints, userResource } from '@evergreen/core/resources';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable } from '../../printable.ts';
import { withSession } from '../../with-session.ts';
import { unlockMessages as messages } from './unlock.messages.ts';

/** Rows that are looked through for the very name. */
const MOST_NAMED = 100;

/** Let an account sign in again after failed tries, found by its username. */
export function unlock(context: CommandContext, username: string): Promise<ExitCode> {
  return withSession(context, async ({ core: { client }, fail }) => {
    // Search fields follow from the description; the type knows those of every list alone.
    const search = { username };
    const listed = await client.call(resourceEndpoints(userResource).list, {
      query: { pageNo: 1, pageSize: MOST_NAMED, column: 'username', order: 'asc', ...search },
      isQuiet: true,
    });
    if (!listed.ok) return fail(failureText(listed.error));
    const found = listed.value.result.records.find((row) => row['username'] === username);
    if (found === undefined) {
      context.complain(messages.unknown(username));
      return 1;
    }
    const unlocked = await client.call(actionEndpoint(userResource, 'unlock'), {
      body: { rows: [{ id: found.id }], asked: {} },
      isQuiet: true,
    });
    if (!unlocked.ok) return fail(failureText(unlocked.error));
    const { message } = unlocked.value;
    context.print(printable(message === '' ? messages.done[context.locale] : message));
    return 0;
  });
}
