import { explain, type PermissionPolicy } from '@evergreen/core/permissions';

import type { CommandContext, ExitCode } from '../cli.types.ts';
import { printable, printableJson } from '../printable.ts';
import { withSession } from '../with-session.ts';

export interface ExplainOptions {
  readonly json?: boolean;
  readonly policy?: PermissionPolicy;
}

/** Explain why an action is allowed or denied, from the permission lists of the account. */
export function explainPermission(context: CommandContext, action: string, options: ExplainOptions): Promise<ExitCode> {
  return withSession(
    context,
    async ({ core }) => {
      const decision = core.permit(action);
      const explanation = explain(action, decision)[context.locale];
      context.print(
        options.json === true ? printableJson({ action, ...decision, explanation }) : printable(explanation),
      );
      return decision.decision === 'show' ? 0 : 1;
    },
    options.policy,
  );
}
