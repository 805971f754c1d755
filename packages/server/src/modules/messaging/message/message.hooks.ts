import { err, ok } from '@evergreen/core/kernel';
import { messageResource } from '@evergreen/core/resources';

import { defineHooks, type HookRow } from '../../records/resource/resource-hooks.types.ts';
import type { DeliverMessages, StoredMessage } from './message-delivery.ts';
import { messageMessages } from './message.messages.ts';

/** Messages that one call sends again: each may take seconds. */
const MOST_AT_ONCE = 20;

/** A new message is sent once it is stored for certain, and one that failed again on request. */
export function createMessageHooks(deliver: DeliverMessages) {
  return defineHooks(messageResource, {
    async written({ before, row, isBroughtBack }, { afterCommit }) {
      if (before === undefined && !isBroughtBack) afterCommit(() => deliver([outgoing(row)]));
    },
    actions: {
      async resend(rows, _asked, { afterCommit }) {
        if (rows.length > MOST_AT_ONCE)
          return err({ kind: 'business', message: messageMessages.tooMany(MOST_AT_ONCE) });
        afterCommit(() => deliver(rows.map(outgoing)));
        return ok({ message: messageMessages.resent(rows.length) });
      },
    },
  });
}

function outgoing({ id, esType, esReceiver, esTitle, esContent }: HookRow<typeof messageResource>): StoredMessage {
  return { id, type: esType ?? '', receiver: esReceiver ?? '', title: esTitle ?? '', content: esContent ?? '' };
}
