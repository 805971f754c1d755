import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import { failureText, type Answer, type HttpFailure } from '../../../../http/index.ts';
import type { Locale, Result } from '../../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../../machine/index.ts';
import type { Resource } from '../../../../resources/index.ts';
import type { ReadRows } from '../../list/index.ts';
import { printParameters, sheetNamed, sheetOfRows } from './record-print.model.ts';
import { recordPrintMessages as messages } from './record-print.messages.ts';
import type { ListOnPaper, PrintedSheet } from './printed-sheet.types.ts';
import type { RecordPrintEmitted, RecordPrintEvent } from './record-print.types.ts';

export type PrintedRowsAnswer = Result<Answer<ReadRows>, HttpFailure>;
export type PrintedRowsRequest = ReturnType<typeof printParameters>;

export interface RecordPrintContext {
  readonly resource: Resource;
  readonly locale: () => Locale;
  readonly asked: { readonly list: ListOnPaper; readonly sheet: string | null } | null;
  readonly sheet: PrintedSheet | null;
}

/** Reads the rows of a list that is printed, and holds them until they are on paper. */
export const recordPrintMachine = setup({
  types: machineTypes<{
    context: RecordPrintContext;
    events: RecordPrintEvent;
    emitted: RecordPrintEmitted;
    input: Pick<RecordPrintContext, 'resource' | 'locale'>;
  }>(),
  actors: { readRows: fromPromise<PrintedRowsAnswer, PrintedRowsRequest>(notProvided('recordPrint')) },
  guards: {
    isRead: (_, answer: PrintedRowsAnswer) => answer.ok && answer.value.result.records.length > 0,
  },
  actions: {
    takeList: assign((_, { list, sheet }: { readonly list: ListOnPaper; readonly sheet: string | null }) => ({
      asked: { list, sheet },
    })),
    takeRows: assign(({ context }, answer: PrintedRowsAnswer) =>
      answer.ok && context.asked !== null
        ? { sheet: sheetOfRows(context, context.asked, answer.value.result, context.locale()) }
        : {},
    ),
    forget: assign({ asked: null, sheet: null }),
    tellNothing: enqueueActions(({ enqueue }, answer: PrintedRowsAnswer) => {
      const notice = answer.ok
        ? { level: 'info' as const, text: messages.nothing }
        : { level: 'error' as const, text: messages.failed(failureText(answer.error)) };
      enqueue.emit({ type: 'notice.raised', notice });
    }),
  },
}).createMachine({
  id: 'recordPrint',
  context: ({ input }) => ({ ...input, asked: null, sheet: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: { 'print.start': { target: 'reading', actions: { type: 'takeList', params: ({ event }) => event } } },
    },
    reading: {
      invoke: {
        src: 'readRows',
        input: ({ context: { resource, asked } }) =>
          printParameters(resource, asked?.list ?? null, sheetNamed(resource, asked?.sheet ?? null)),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeRows', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'tellNothing', params: ({ event }) => event.output } },
        ],
      },
    },
    ready: {
      on: {
        'print.end': 'idle',
        'print.start': { target: 'reading', actions: { type: 'takeList', params: ({ event }) => event } },
      },
    },
  },
});
