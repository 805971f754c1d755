import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { noticeChoiceEndpoints, type NoticeChoice } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { noticeChoiceMachine, type NoticeChoiceAnswer } from './notice-choice.machine.ts';
import type { NoticeChoiceEvent, NoticeChoiceFacts } from './notice-choice.types.ts';

export type NoticeChoiceService = Service<NoticeChoiceFacts, NoticeChoiceEvent>;

export interface NoticeChoiceDependencies {
  readonly client: HttpClient;
}

/** Which notices the person wants; a change is saved at once and can be taken back. Loads on start. */
export function createNoticeChoice({ client }: NoticeChoiceDependencies): NoticeChoiceService {
  const machine = noticeChoiceMachine.provide({
    actors: {
      requestChoice: fromPromise<NoticeChoiceAnswer>(async ({ signal }) =>
        mapResult(await client.call(noticeChoiceEndpoints.read, { signal, isQuiet: true }), ({ result }) => result),
      ),
      saveChoice: fromPromise<NoticeChoiceAnswer, NoticeChoice | null>(async ({ input }) => {
        if (input === null) throw new Error('Nothing to save');
        return mapResult(
          await client.call(noticeChoiceEndpoints.save, { body: input, isQuiet: true }),
          ({ result }) => result,
        );
      }),
    },
  });
  const actor = createActor(machine);
  actor.start();
  const service = serviceFromActor<typeof machine, NoticeChoiceFacts, NoticeChoiceEvent>(actor, noticeChoiceView);
  return { ...service, on: () => () => undefined };
}

function noticeChoiceView({ value, context }: SnapshotFrom<typeof noticeChoiceMachine>): NoticeChoiceFacts {
  const { saved, wanted, previous, failure } = context;
  return {
    status: value,
    choice: value === 'saving' ? wanted : saved,
    failure,
    canRetry: value === 'ready' && failure !== null,
    canUndo: value === 'ready' && failure === null && previous !== null,
  };
}
