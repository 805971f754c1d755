import { httpMessages } from '@evergreen/core/http';
import { whenFacts, type Notice } from '@evergreen/core/kernel';
import { createSessions, type SessionsFacts, type SessionsService } from '@evergreen/core/session/sessions';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { textTable } from '../../text-table.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { sessionsCommandMessages as messages } from './sessions.messages.ts';

export interface SessionsOptions {
  readonly json?: boolean;
}

export interface EndOptions {
  readonly others?: boolean;
}

/** Print the user's own sessions: a table, or one JSON object per session. */
export function sessions(context: CommandContext, options: SessionsOptions): Promise<ExitCode> {
  return withSessions(context, async (_service, facts) => {
    if (options.json === true)
      for (const { isHandheld: _, ...session } of facts.sessions)
        context.print(printableJson({ ...session, device: session.device[context.locale] }));
    else for (const line of sessionLines(context, facts)) context.print(line);
    return 0;
  });
}

/** Revoke one of the user's sessions by id, or all except the one in use here. */
export async function endSessions(
  context: CommandContext,
  id: string | undefined,
  { others = false }: EndOptions,
): Promise<ExitCode> {
  if ((id === undefined) !== others) {
    context.complain(messages.oneOrOthers);
    return 2;
  }
  return withSessions(context, async (service, { sessions: own }, { fail }) => {
    if (id === undefined) {
      if (!own.some(({ isCurrent }) => !isCurrent)) {
        context.print(printable(messages.noOthers[context.locale]));
        return 0;
      }
      service.send({ type: 'others.end' });
    } else {
      const found = own.find((session) => session.id === id);
      if (found?.isCurrent !== false) {
        context.complain(found === undefined ? messages.unknown(id) : messages.isCurrent);
        return 1;
      }
      service.send({ type: 'session.end', id });
    }
    let notice: Notice | undefined;
    service.on((emitted) => (notice = emitted.notice));
    service.send({ type: 'question.confirm' });
    await whenFacts(service, ({ status }) => status !== 'ending');
    if (notice?.level !== 'success') return fail(notice?.text ?? httpMessages.unreachable);
    context.print(printable(notice.text[context.locale]));
    return 0;
  });
}

type Work = (service: SessionsService, facts: SessionsFacts, session: SignedIn) => Promise<ExitCode>;

/** Load the sessions and pass them on; print the reason on failure. */
function withSessions(context: CommandContext, work: Work): Promise<ExitCode> {
  return withSession(context, async (session) => {
    const service = session.core.open(createSessions);
    try {
      const facts = await whenFacts(service, ({ status }) => status !== 'loading');
      return facts.failure === null ? await work(service, facts, session) : session.fail(facts.failure);
    } finally {
      service.dispose();
    }
  });
}

function sessionLines({ io, locale }: CommandContext, { sessions: own }: SessionsFacts): readonly string[] {
  const { columns } = messages;
  const { lines, leftOut } = textTable(
    [
      { title: columns.id[locale], cells: own.map(({ id }) => printable(id)) },
      {
        title: columns.device[locale],
        cells: own.map(({ device, isCurrent }) =>
          printable(isCurrent ? messages.current(device[locale])[locale] : device[locale]),
        ),
      },
      { title: columns.address[locale], cells: own.map(({ address }) => printable(address)) },
      { title: columns.lastUsed[locale], cells: own.map(({ lastUsedAt }) => printable(lastUsedAt)) },
      { title: columns.signedIn[locale], cells: own.map(({ signedInAt }) => printable(signedInAt)) },
    ],
    io.columns,
  );
  return leftOut === 0 ? lines : [...lines, '', messages.leftOut(leftOut)[locale]];
}
