import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { noticeChoiceEndpoints, type AnsweredNoticeChoice, type NoticeChoice } from '../../../contract/index.ts';
import { formatDateTime } from '../../../format/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort, DesktopNoticePort } from '../../../ports/index.ts';
import { noticeChoiceMachine, type NoticeChoiceAnswer } from './notice-choice.machine.ts';
import type {
  NoticeChoiceCommand,
  NoticeChoiceEvent,
  NoticeChoiceFacts,
  NoticeChoiceMachineEvent,
} from './notice-choice.types.ts';
import { deliveryAt, pauseEnd } from './notice-delivery.ts';

export type NoticeChoiceService = Service<NoticeChoiceFacts, NoticeChoiceEvent>;

export interface NoticeChoiceDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly desktop: DesktopNoticePort | null;
}

/** Which notices the person wants, and how; a change is saved at once and can be taken back. Loads on start. */
export function createNoticeChoice({ client, clock, desktop }: NoticeChoiceDependencies): NoticeChoiceService {
  const machine = noticeChoiceMachine.provide({
    actors: {
      requestChoice: fromPromise<NoticeChoiceAnswer>(async ({ signal }) =>
        mapResult(await client.call(noticeChoiceEndpoints.read, { signal, isQuiet: true }), ({ result }) => result),
      ),
      saveChoice: fromPromise<NoticeChoiceAnswer, AnsweredNoticeChoice | null>(async ({ input }) => {
        if (input === null) throw new Error('Nothing to save');
        const { mail, ...body } = input;
        return mapResult(
          await client.call(noticeChoiceEndpoints.save, { body, isQuiet: true }),
          // Servers of the older contract answer what they know of it.
          ({ result }) => ({ ...result, mail: result.mail === 'off' ? mail : result.mail }),
        );
      }),
    },
  });
  const actor = createActor(machine, { input: { desktop: desktop?.permission() ?? 'unsupported' } });
  actor.start();
  const service = serviceFromActor<typeof machine, NoticeChoiceFacts, NoticeChoiceMachineEvent>(actor, (snapshot) =>
    noticeChoiceView(snapshot, clock.now()),
  );

  /** What is shown on the desktop needs the browser's leave; without it nothing is saved. */
  async function chooseDesktop(command: NoticeChoiceCommand): Promise<void> {
    const permission = (await desktop?.ask()) ?? 'unsupported';
    service.send({ type: 'desktop.answered', permission });
    if (permission === 'granted') change(command);
  }

  function change(command: NoticeChoiceCommand): void {
    const { saved } = actor.getSnapshot().context;
    if (saved !== null) service.send({ type: 'choice.change', change: changeOf(command, saved, clock.now()) });
  }

  return {
    ...service,
    on: () => () => undefined,
    send(event) {
      if (event.type === 'choice.refresh' || event.type === 'choice.retry' || event.type === 'choice.undo')
        return service.send(event);
      const needsLeave = event.type === 'kind.choose' && event.channel === 'desktop' && event.isWanted;
      if (needsLeave && desktop?.permission() !== 'granted') void chooseDesktop(event);
      else change(event);
      return undefined;
    },
  };
}

function changeOf(command: NoticeChoiceCommand, saved: NoticeChoice, now: number): Partial<NoticeChoice> {
  switch (command.type) {
    case 'kind.choose': {
      const { kind, channel, isWanted } = command;
      if (channel === 'bell') return { [kind]: isWanted };
      const others = saved[channel].filter((chosen) => chosen !== kind);
      return { [channel]: isWanted ? [...others, kind] : others };
    }
    case 'quiet.choose':
      return { quiet: command.quiet };
    case 'pause.choose':
      return { pausedUntil: command.length === null ? null : pauseEnd(command.length, now) };
    case 'digest.choose':
      return { digestAt: command.at };
    case 'mail.choose':
      return { isMailed: command.isMailed };
  }
}

function noticeChoiceView(
  { value, context }: SnapshotFrom<typeof noticeChoiceMachine>,
  now: number,
): NoticeChoiceFacts {
  const { saved, wanted, previous, desktop, failure } = context;
  const choice = value === 'saving' ? wanted : saved;
  const delivery = choice === null ? 'normal' : deliveryAt(choice, now);
  const until = choice?.pausedUntil ?? null;
  return {
    status: value,
    choice,
    delivery,
    pausedUntil: delivery === 'paused' && until !== null ? formatDateTime(until) : null,
    desktop,
    failure,
    canRetry: value === 'ready' && failure !== null,
    canUndo: value === 'ready' && failure === null && previous !== null,
  };
}
