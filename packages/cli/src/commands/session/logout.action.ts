import { whenFacts } from '@evergreen/core/kernel';
import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable } from '../../printable.ts';
import { withSession } from '../../with-session.ts';
import { logoutMessages } from './logout.messages.ts';

/** End the session on the server and locally; locally even when the server is unreachable. */
export function logout(context: CommandContext): Promise<ExitCode> {
  return withSession(context, async ({ core, http, address, persistSession }) => {
    core.auth.send({ type: 'logout.request' });
    core.auth.send({ type: 'logout.confirm' });
    await whenFacts(core.auth, ({ status }) => status === 'loggedOut');
    persistSession();
    const last = http.last();
    if (last?.kind !== 'answered' || last.status !== 200) {
      context.complain(logoutMessages.onlyHere);
      return 1;
    }
    context.print(printable(logoutMessages.signedOut(address)[context.locale]));
    return 0;
  });
}
