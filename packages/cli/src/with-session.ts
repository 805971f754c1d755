import type { UserInfo } from '@evergreen/core/contract';
import { httpMessages } from '@evergreen/core/http';
import { whenFacts, type LocalizedText } from '@evergreen/core/kernel';
import type { PermissionPolicy } from '@evergreen/core/access/permissions';
import { visibleResource, type Resource } from '@evergreen/core/resources';
import { storageKeys } from '@evergreen/core/storage';

import type { CommandContext, ExitCode } from './cli.types.ts';
import { failureExplanation, isSessionRefused } from './failure-explanation.ts';
import { chosenAddress } from './kept-address.ts';
import { copySession } from './kept-session.ts';
import { openCore, type OpenCore } from './open-core.ts';
import { sessionName } from './server-address.ts';
import { sessionCommandMessages } from './session.messages.ts';

export interface SignedIn extends OpenCore {
  readonly address: string;
  readonly user: UserInfo;
  /** The resource without the guarded fields that the person may not read. */
  visible(resource: Resource): Resource;
  /** Says why something failed; the answer is the exit code. */
  fail(words: LocalizedText): ExitCode;
  /** Writes what the core keeps of the sign-in to the person's own storage. */
  persistSession(): void;
}

/** Does something as the person who signed in with `evergreen login`; complains when nobody did or the session is over. */
export async function withSession(
  context: CommandContext,
  work: (session: SignedIn) => Promise<ExitCode>,
  policy?: PermissionPolicy,
): Promise<ExitCode> {
  const ports = await context.ports();
  const address = chosenAddress({
    given: context.address(),
    environment: context.io.environment['EVERGREEN_URL'],
    keep: ports.keep,
  });
  if (!address.ok) {
    context.complain(address.error);
    return 2;
  }
  const kept = ports.keep(sessionName(address.value));
  const opened = openCore({ ports, address: address.value, locale: context.locale, policy, session: kept });
  const { core, http, notices, memory } = opened;
  const persistSession = () => copySession(memory, kept);
  const visible = (resource: Resource) => visibleResource(resource, (code) => core.permit(code).decision === 'show');
  const fail = (words: LocalizedText): ExitCode => {
    context.complain(failureExplanation(http.last(), address.value, words));
    if (isSessionRefused(http.last())) {
      core.storage.remove(storageKeys.token);
      persistSession();
    }
    return 1;
  };
  try {
    const facts = await whenFacts(core.auth, ({ status }) => status === 'loggedIn' || status === 'loggedOut');
    if (facts.user !== null)
      return await work({ ...opened, address: address.value, user: facts.user, visible, fail, persistSession });
    if (http.last() === undefined) {
      context.complain(sessionCommandMessages.notSignedIn(address.value));
      return 1;
    }
    return fail(notices.at(-1)?.text ?? httpMessages.unauthorised);
  } finally {
    core.dispose();
  }
}
