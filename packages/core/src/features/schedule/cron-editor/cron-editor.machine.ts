import { assign, emit, setup } from 'xstate';

import { minutes, seconds } from '../../../kernel/index.ts';
import { fromDraft } from '../cron/index.ts';
import { machineTypes } from '../../../machine/index.ts';
import {
  confirmedText,
  isConfirmable,
  openedWith,
  withDay,
  withDayMode,
  withPart,
  withPartMode,
  withText,
  type CronEditorState,
  type ReadCron,
} from './cron-editor.model.ts';
import type { CronEditorEmitted, CronEditorEvent } from './cron-editor.types.ts';

/** The clock and the parser of the editor. */
export interface CronEditorInput {
  readonly now: () => number;
  readonly thisYear: () => number;
  readonly read: ReadCron;
}

export interface CronEditorContext extends CronEditorInput {
  readonly state: CronEditorState;
}

type EventOf<Type extends CronEditorEvent['type']> = Extract<CronEditorEvent, { readonly type: Type }>;

/** Host timers are limited to about 24 days; a more distant fire needs no precise timer. */
const LONGEST_WAIT = minutes(60);

export const cronEditorMachine = setup({
  types: machineTypes<{
    context: CronEditorContext;
    events: CronEditorEvent;
    emitted: CronEditorEmitted;
    input: CronEditorInput;
  }>(),
  guards: {
    isConfirmable: ({ context }) => isConfirmable(context.state),
  },
  actions: {
    open: assign(({ context }, text: string) => ({ state: openedWith(text, context.read) })),
    takeText: assign(({ context }, text: string) => ({ state: withText(context.state, text, context.read) })),
    takeMended: assign(({ context: { state, read } }) => ({
      state: withText(state, state.reading.problem?.mended ?? state.text, read),
    })),
    takePart: assign(({ context }, { part, draft }: EventOf<'part.change'>) => ({
      state: withPart(context.state, part, draft, context.read),
    })),
    takeDay: assign(({ context }, { draft }: EventOf<'day.change'>) => ({
      state: withDay(context.state, draft, context.read),
    })),
    choosePartMode: assign(({ context }, { part, mode }: EventOf<'mode.choose'>) => ({
      state: withPartMode(context.state, part, mode, context.thisYear(), context.read),
    })),
    chooseDayMode: assign(({ context }, { mode }: EventOf<'dayMode.choose'>) => ({
      state: withDayMode(context.state, mode, context.read),
    })),
    readAgain: assign(({ context: { state, read } }) => ({ state: { ...state, reading: read(state.text) } })),
    tellConfirmed: emit(({ context }): CronEditorEmitted => ({
      type: 'expression.confirmed',
      text: confirmedText(context.state),
    })),
  },
  delays: {
    untilNextFire: ({ context: { state, now } }) =>
      Math.min(
        Math.max((state.reading.fires[0]?.instant ?? Number.POSITIVE_INFINITY) - now(), seconds(1)),
        LONGEST_WAIT,
      ),
  },
}).createMachine({
  id: 'cronEditor',
  context: ({ input }) => ({ ...input, state: openedWith(fromDraft({}), input.read) }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'dialog.open': { target: 'editing', actions: { type: 'open', params: ({ event }) => event.text } } },
    },
    editing: {
      initial: 'watching',
      on: {
        'text.change': {
          target: '.watching',
          reenter: true,
          actions: { type: 'takeText', params: ({ event }) => event.text },
        },
        'mended.take': { target: '.watching', reenter: true, actions: 'takeMended' },
        'part.change': {
          target: '.watching',
          reenter: true,
          actions: { type: 'takePart', params: ({ event }) => event },
        },
        'day.change': {
          target: '.watching',
          reenter: true,
          actions: { type: 'takeDay', params: ({ event }) => event },
        },
        'mode.choose': {
          target: '.watching',
          reenter: true,
          actions: { type: 'choosePartMode', params: ({ event }) => event },
        },
        'dayMode.choose': {
          target: '.watching',
          reenter: true,
          actions: { type: 'chooseDayMode', params: ({ event }) => event },
        },
        'dialog.confirm': { guard: 'isConfirmable', target: 'closed', actions: 'tellConfirmed' },
        'dialog.cancel': 'closed',
      },
      states: {
        watching: { after: { untilNextFire: { target: 'watching', reenter: true, actions: 'readAgain' } } },
      },
    },
  },
});
