import { assign, emit, setup } from 'xstate';

import { minutes, seconds } from '../../../kernel/index.ts';
import { fromDraft } from '../cron/index.ts';
import { given, machineTypes } from '../../../machine/index.ts';
import {
  confirmedText,
  isConfirmable,
  openedWith,
  readField,
  withDay,
  withDayMode,
  withPart,
  withPartMode,
  type CronEditorState,
  type ReadCron,
} from './cron-editor.model.ts';
import type { CronEditorEmitted, CronEditorEvent, CronReading } from './cron-editor.types.ts';
import { withPreset, withSchedule, withTypedText } from './cron-schedule.model.ts';

/** The clock and the parser of the editor. */
export interface CronEditorInput {
  readonly now: () => number;
  readonly thisYear: () => number;
  readonly read: ReadCron;
}

export interface CronEditorContext extends CronEditorInput {
  readonly state: CronEditorState;
  /** The stored expression. */
  readonly field: { readonly text: string; readonly reading: CronReading };
}

type EventOf<Type extends CronEditorEvent['type']> = Extract<CronEditorEvent, { readonly type: Type }>;

/** Host timers are limited to about 24 days; a more distant fire needs no precise timer. */
const LONGEST_WAIT = minutes(60);

/** Milliseconds until the first fire is over. */
function untilNext({ fires: [first] }: CronReading, now: number): number {
  return Math.min(Math.max((first?.instant ?? Number.POSITIVE_INFINITY) - now, seconds(1)), LONGEST_WAIT);
}

export const cronEditorMachine = setup({
  types: machineTypes<{
    context: CronEditorContext;
    events: CronEditorEvent;
    emitted: CronEditorEmitted;
    input: CronEditorInput;
  }>(),
  guards: {
    isConfirmable: ({ context }) => isConfirmable(context.state),
    hasNextFire: ({ context }) => context.field.reading.fires.length > 0,
  },
  actions: {
    open: assign(({ context }, text: string) => ({ state: openedWith(text, context.read) })),
    takeField: assign(({ context }, text: string) => ({ field: { text, reading: readField(text, context.read) } })),
    readFieldAgain: assign(({ context: { field, read } }) => ({
      field: { ...field, reading: readField(field.text, read) },
    })),
    chooseSchedule: assign(({ context }, { schedule }: EventOf<'schedule.choose'>) => ({
      state: withSchedule(context.state, schedule, context.read),
    })),
    takePreset: assign(({ context }, { preset }: EventOf<'preset.change'>) => ({
      state: withPreset(context.state, preset, context.read),
    })),
    takeText: assign(({ context }, text: string) => ({ state: withTypedText(context.state, text, context.read) })),
    takeMended: assign(({ context: { state, read } }) => ({
      state: withTypedText(state, state.reading.problem?.mended ?? state.text, read),
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
    untilNextFire: ({ context: { state, now } }) => untilNext(state.reading, now()),
    untilNextFireOfField: ({ context: { field, now } }) => untilNext(field.reading, now()),
  },
}).createMachine({
  id: 'cronEditor',
  context: ({ input }) => ({
    ...input,
    state: openedWith(fromDraft({}), input.read),
    field: { text: '', reading: readField('', input.read) },
  }),
  initial: 'closed',
  states: {
    closed: {
      initial: 'resting',
      entry: 'readFieldAgain',
      on: {
        'dialog.open': { target: 'editing', actions: { type: 'open', params: ({ event }) => event.text } },
        'field.show': { target: '.resting', actions: { type: 'takeField', params: ({ event }) => event.text } },
      },
      states: {
        resting: { always: { guard: 'hasNextFire', target: 'watching' } },
        watching: { after: { untilNextFireOfField: { target: 'resting', actions: 'readFieldAgain' } } },
      },
    },
    editing: {
      initial: 'watching',
      on: {
        'field.show': { actions: { type: 'takeField', params: ({ event }) => event.text } },
        'schedule.choose': {
          target: '.watching',
          reenter: true,
          actions: { type: 'chooseSchedule', params: given },
        },
        'preset.change': {
          target: '.watching',
          reenter: true,
          actions: { type: 'takePreset', params: given },
        },
        'text.change': {
          target: '.watching',
          reenter: true,
          actions: { type: 'takeText', params: ({ event }) => event.text },
        },
        'mended.take': { target: '.watching', reenter: true, actions: 'takeMended' },
        'part.change': {
          target: '.watching',
          reenter: true,
          actions: { type: 'takePart', params: given },
        },
        'day.change': {
          target: '.watching',
          reenter: true,
          actions: { type: 'takeDay', params: given },
        },
        'mode.choose': {
          target: '.watching',
          reenter: true,
          actions: { type: 'choosePartMode', params: given },
        },
        'dayMode.choose': {
          target: '.watching',
          reenter: true,
          actions: { type: 'chooseDayMode', params: given },
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
