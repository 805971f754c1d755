import type { LocalizedText } from '@evergreen/core/kernel';
import { createNoticeChannel, type LiveHint } from '@evergreen/core/live/notice-channel';
import { resourceByName } from '@evergreen/core/resources';
import { createTableChannel } from '@evergreen/core/live/table-channel';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { liveCommandMessages as messages } from './live.messages.ts';

export interface LiveOptions {
  readonly rows?: readonly string[];
  readonly limit?: string;
  readonly json?: boolean;
}

const MOST_LINES = 1_000_000;

/** One line of what is heard: as JSON, and in words. */
interface Heard {
  readonly json: object;
  readonly text: LocalizedText;
}

/** Prints what the channels of the core hear until so many lines are there, the reader of the output goes, or the session ends. */
export async function listenLive(context: CommandContext, { rows = [], limit, json }: LiveOptions): Promise<ExitCode> {
  const most = limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  if (limit !== undefined && !(Number.isInteger(most) && most >= 1 && most <= MOST_LINES)) {
    context.complain(messages.badLimit(limit));
    return 2;
  }
  const unknown = rows.find((name) => resourceByName(name) === undefined);
  if (unknown !== undefined) {
    context.complain(messages.unknown(unknown));
    return 2;
  }
  return withSession(context, (session) => {
    let left = most;
    return listen(context, session, rows, async ({ json: document, text }) => {
      if (left <= 0) return false;
      left -= 1;
      context.print(json === true ? JSON.stringify(document) : text[context.locale]);
      return (await context.io.whenTaken()) && left > 0;
    });
  });
}

/** @param say resolves to false when nothing more is wanted */
async function listen(
  { complain }: CommandContext,
  { core }: SignedIn,
  rows: readonly string[],
  say: (heard: Heard) => Promise<boolean>,
): Promise<ExitCode> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const end = (code: ExitCode) => {
      for (const stop of stops.splice(0)) stop();
      resolve(code);
    };
    const tell = async (heard: Heard) => {
      if (!(await say(heard))) end(0);
    };
    const hear = (heard: Heard) => void tell(heard);
    const channel = core.open((dependencies) => {
      stops.push(
        dependencies.live.on((hint) => {
          if (hint.kind === 'blocked') return;
          // What is told of the time before concerns who has asked for something.
          hear({ json: hint.kind === 'resync' ? { kind: 'resync' } : hint, text: textOfHint(hint) });
        }),
      );
      for (const resource of rows)
        stops.push(
          dependencies.rowWatch.watch(resource, (hint) => {
            if (hint.kind === 'unknown')
              return hear({ json: { kind: 'stale', resource }, text: messages.stale(resource) });
            for (const { id, version, delFlag } of hint.rows) {
              const isDeleted = delFlag === 1;
              const text = messages.row(resource, id, version, isDeleted);
              hear({ json: { kind: 'row', resource, id, version, isDeleted }, text });
            }
            return undefined;
          }),
        );
      return createNoticeChannel(dependencies);
    });
    const table = rows.length === 0 ? null : core.open(createTableChannel);
    let wasBlocked = false;
    const follow = () => {
      if (core.auth.facts().status === 'loggedOut') {
        complain(messages.over);
        end(1);
      }
      const { isBlocked } = channel.facts();
      if (isBlocked && !wasBlocked) complain(messages.blocked);
      wasBlocked = isBlocked;
    };
    stops.push(channel.subscribe(follow), core.auth.subscribe(follow));
    stops.push(
      () => channel.dispose(),
      () => table?.dispose(),
    );
    complain(messages.listening);
  });
}

function textOfHint(hint: Exclude<LiveHint, { readonly kind: 'blocked' }>): LocalizedText {
  switch (hint.kind) {
    case 'messages':
      return messages.messages;
    case 'resync':
      return messages.resync;
    case 'presence':
      return messages.presence(hint.resource, hint.id);
    case 'job':
      return messages.job(hint.id, hint.status, hint.done, hint.total);
  }
}
