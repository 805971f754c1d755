import { failureText } from '@evergreen/core/http';
import { isRevealReason, maskedFields, resourceEndpoints } from '@evergreen/core/resources';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { withSession } from '../../with-session.ts';
import { revealMessages as messages } from './reveal.messages.ts';

export interface RevealOptions {
  readonly field: string;
  readonly reason: string;
}

/** Print one masked value of one record. The server logs who read it, and why. */
export async function reveal(
  context: CommandContext,
  name: string,
  id: string,
  { field, reason }: RevealOptions,
): Promise<ExitCode> {
  const named = resourceNamed(name);
  if (!named.ok) {
    context.complain(named.error);
    return 2;
  }
  const masked = maskedFields(named.value);
  if (!masked.includes(field)) {
    context.complain(messages.notMasked(field, masked));
    return 2;
  }
  if (!isRevealReason(reason)) {
    context.complain(messages.badReason);
    return 2;
  }
  return withSession(context, async ({ core: { client }, fail }) => {
    const answer = await client.call(resourceEndpoints(named.value).reveal, {
      body: { id, field, reason },
      isQuiet: true,
    });
    if (!answer.ok) return fail(failureText(answer.error));
    context.print(printable(answer.value.result ?? ''));
    return 0;
  });
}
