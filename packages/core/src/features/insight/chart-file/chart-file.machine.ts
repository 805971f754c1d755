import { emit, enqueueActions, fromPromise, setup } from 'xstate';

import { failureText, type DownloadedFile, type HttpFailure } from '../../../http/index.ts';
import type { Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import { chartFileMessages as messages } from './chart-file.messages.ts';
import { chartFileName, takenChart } from './chart-file.model.ts';
import type { ChartFileEmitted, ChartFileEvent, TakenChart } from './chart-file.types.ts';

export interface MadeChart {
  readonly title: string;
  readonly answer: Result<DownloadedFile, HttpFailure>;
}

export interface ChartFileContext {
  readonly now: () => number;
}

/** Has a file made of the figures of a chart, and names what is taken of it. */
export const chartFileMachine = setup({
  types: machineTypes<{
    context: ChartFileContext;
    events: ChartFileEvent;
    emitted: ChartFileEmitted;
    input: ChartFileContext;
  }>(),
  actors: { makeFile: fromPromise<MadeChart, TakenChart>(notProvided('chartFile')) },
  actions: {
    givePicture: enqueueActions(
      (
        { context, enqueue },
        { title, content }: { readonly title: string; readonly content: DownloadedFile['content'] },
      ) => {
        enqueue.emit({ type: 'file.received', name: chartFileName(title, context.now(), 'png'), content });
      },
    ),
    tellNoPicture: emit({ type: 'notice.raised', notice: { level: 'error', text: messages.noPicture } }),
    giveFile: enqueueActions(({ context, enqueue }, { title, answer }: MadeChart) => {
      if (answer.ok) {
        const name = chartFileName(title, context.now(), 'xlsx');
        enqueue.emit({ type: 'file.received', name, content: answer.value.content });
        return;
      }
      const text = messages.failed(failureText(answer.error));
      enqueue.emit({ type: 'notice.raised', notice: { level: 'error', text } });
    }),
  },
}).createMachine({
  id: 'chartFile',
  context: ({ input }) => input,
  initial: 'idle',
  on: {
    'picture.made': { actions: { type: 'givePicture', params: ({ event }) => event } },
    'picture.failed': { actions: 'tellNoPicture' },
  },
  states: {
    idle: { on: { 'figures.take': 'making' } },
    making: {
      invoke: {
        src: 'makeFile',
        input: ({ event }) => takenChart(event),
        onDone: { target: 'idle', actions: { type: 'giveFile', params: ({ event }) => event.output } },
      },
    },
  },
});
