import { announcementEndpoints, type AnswerOf } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult } from '../../../kernel/index.ts';
import type { UnreadMessages } from './notice-center.model.ts';

type ListByUser = AnswerOf<typeof announcementEndpoints.listByUser>;

/** The calls of the bell. All are quiet: it has a place of its own for what fails. */
export function noticeCenterApi(client: HttpClient, now: () => number) {
  const isQuiet = true;
  return {
    unread: async (signal: AbortSignal) =>
      mapResult(await client.call(announcementEndpoints.listByUser, { signal, isQuiet }), ({ result }) =>
        unreadMessages(result, now()),
      ),
    open: async (anntId: string, signal: AbortSignal) =>
      mapResult(
        await client.call(announcementEndpoints.open, { body: { anntId }, signal, isQuiet }),
        ({ result }) => result,
      ),
    readAll: async (before: number | null) =>
      mapResult(
        await client.call(announcementEndpoints.readAll, { body: before === null ? {} : { before }, isQuiet }),
        ({ result }) => result,
      ),
    unreadAll: async (undo: string) =>
      mapResult(await client.call(announcementEndpoints.unreadAll, { body: { undo }, isQuiet }), () => null),
  };
}

function unreadMessages(answer: ListByUser, at: number): UnreadMessages {
  const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal, newest, choice } = answer;
  return {
    lists: {
      announcement: { rows: anntMsgList, total: anntMsgTotal },
      systemMessage: { rows: sysMsgList, total: sysMsgTotal },
    },
    newest,
    choice,
    at,
  };
}
