import { whenFacts } from '@evergreen/core/kernel';
import { createPermissionExplain } from '@evergreen/core/access/permission-explain';
import { explain, type PermissionPolicy } from '@evergreen/core/access/permissions';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { permissionCommandMessages as messages } from './permission.messages.ts';

export interface ExplainOptions {
  readonly json?: boolean;
  readonly policy?: PermissionPolicy;
  /** Account of somebody else. */
  readonly user?: string;
}

/** Explain why an action is allowed or denied, from the permission lists of the signed-in account or of the named one. */
export function explainPermission(context: CommandContext, action: string, options: ExplainOptions): Promise<ExitCode> {
  const { user, json = false } = options;
  if (action.trim() === '') {
    context.complain(messages.actionNeeded);
    return Promise.resolve(2);
  }
  return withSession(
    context,
    async (session) => {
      if (user !== undefined && user !== session.user.username) return explainOther(context, session, action, options);
      const decision = session.core.permit(action);
      const explanation = explain(action, decision)[context.locale];
      context.print(json ? printableJson({ action, ...decision, explanation }) : printable(explanation));
      return decision.decision === 'show' ? 0 : 1;
    },
    options.policy,
  );
}

async function explainOther(
  context: CommandContext,
  { core, fail }: SignedIn,
  action: string,
  { user = '', json = false, policy = 'strict' }: ExplainOptions,
): Promise<ExitCode> {
  const service = core.open(({ client, clock }) =>
    createPermissionExplain({ client, clock, ownLists: () => null, policy }),
  );
  try {
    service.send({ type: 'action.choose', action });
    service.send({ type: 'person.choose', username: user });
    const { failure, verdicts, sentence } = await whenFacts(service, ({ status }) => status !== 'loading');
    const [verdict] = verdicts;
    if (failure !== null || verdict === undefined || sentence === null) return fail(failure ?? messages.actionNeeded);
    const { decision, rule, list, entry } = verdict;
    const explanation = verdict.explanation[context.locale];
    const reason = { policy, rule, list, entry };
    if (json) context.print(printableJson({ user, action, decision, reason, explanation }));
    else for (const line of [sentence[context.locale], explanation]) context.print(printable(line));
    return decision === 'show' ? 0 : 1;
  } finally {
    service.dispose();
  }
}
