import { joinedCorrections } from './import-columns.model.ts';
import { wayOf } from './import-way.model.ts';
import { NOTHING_CHOSEN, recordImportSetup } from './record-import.setup.ts';

export const recordImportMachine = recordImportSetup.createMachine({
  id: 'recordImport',
  context: ({ input }) => ({ ...input, form: 'steps', ...NOTHING_CHOSEN }),
  type: 'parallel',
  states: {
    step: {
      initial: 'closed',
      on: {
        'way.sent': { actions: { type: 'takeSent', params: ({ event }) => event.percent } },
      },
      states: {
        closed: {
          on: {
            'import.open': {
              target: 'choosing',
              actions: ['forget', { type: 'takeForm', params: ({ event }) => event.form ?? 'steps' }],
            },
          },
        },
        choosing: {
          on: {
            'files.choose': [
              {
                guard: { type: 'areUsable', params: ({ event }) => event.files },
                target: 'chosen',
                actions: { type: 'takeFiles', params: ({ event }) => event.files },
              },
              { actions: { type: 'tellWrongFile', params: ({ event }) => event.files } },
            ],
            'import.start': [
              { guard: 'isToBeWritten', target: 'underWay.work.writing', actions: 'takeAll' },
              { actions: 'tellNoFile' },
            ],
            'form.change': [
              {
                guard: { type: 'isToBeRead', params: ({ event }) => event.form },
                target: 'underWay.work.reading',
                actions: { type: 'takeForm', params: ({ event }) => event.form },
              },
              { actions: { type: 'takeForm', params: ({ event }) => event.form } },
            ],
            'import.close': 'closed',
          },
        },
        /** Read at once step by step; the short form waits for its start. */
        chosen: { always: [{ guard: 'isShort', target: 'choosing' }, { target: 'underWay.work.reading' }] },
        /** A file is written: the next of several follows. */
        written: {
          entry: 'dropImported',
          always: [
            { guard: 'isFollowedAtOnce', target: 'underWay.work.writing' },
            { guard: 'isFollowed', target: 'underWay.work.reading' },
            { target: 'closed' },
          ],
        },
        /** Of the short form: the file was read, and some of its rows are wrong. */
        refused: {
          on: {
            'files.choose': [
              {
                guard: { type: 'areUsable', params: ({ event }) => event.files },
                target: 'chosen',
                actions: { type: 'takeFiles', params: ({ event }) => event.files },
              },
              { target: 'choosing', actions: { type: 'tellWrongFile', params: ({ event }) => event.files } },
            ],
            'form.change': {
              guard: { type: 'isToBeRead', params: ({ event }) => event.form },
              target: 'underWay.work.reading',
              actions: { type: 'takeForm', params: ({ event }) => event.form },
            },
            'import.close': 'closed',
          },
        },
        mapping: {
          on: {
            'column.map': { actions: { type: 'takeColumn', params: ({ event }) => event } },
            'matching.choose': { actions: { type: 'takeMatching', params: ({ event }) => event } },
            'heading.choose': {
              target: 'underWay.work.reading',
              actions: { type: 'takeHeadingRow', params: ({ event }) => event.row },
            },
            'import.check': [{ guard: 'hasColumns', target: 'underWay.work.checking' }, { actions: 'tellNoColumns' }],
            'import.back': { target: 'choosing', actions: 'forget' },
            'import.close': 'closed',
          },
        },
        fixing: {
          on: {
            'duplicates.decide': { actions: { type: 'takeDecision', params: ({ event }) => event } },
            'import.check': {
              target: 'underWay.work.checking',
              actions: { type: 'takeCorrections', params: ({ event }) => event },
            },
            'rest.write': {
              target: 'underWay.work.writing',
              actions: [{ type: 'takeCorrections', params: ({ event }) => event }, 'takeRest'],
            },
            'import.back': 'mapping',
            'import.close': 'closed',
          },
        },
        ready: {
          on: {
            'duplicates.decide': { actions: { type: 'takeDecision', params: ({ event }) => event } },
            'import.write': { target: 'underWay.work.writing', actions: 'takeAll' },
            'import.back': 'mapping',
            'import.close': 'closed',
          },
        },
        /** A write that did not take place: back to where it was asked for. */
        unwritten: {
          always: [
            { guard: 'isShort', target: 'choosing' },
            { guard: 'isRest', target: 'fixing', actions: 'showCorrections' },
            { target: 'ready' },
          ],
        },
        underWay: {
          type: 'parallel',
          states: {
            progress: {
              initial: 'pausing',
              states: {
                pausing: { after: { pause: 'asking' }, on: { 'progress.hint': 'asking' } },
                asking: {
                  invoke: {
                    src: 'askProgress',
                    onDone: {
                      target: 'pausing',
                      actions: { type: 'takeProgress', params: ({ event }) => event.output },
                    },
                    onError: 'pausing',
                  },
                },
              },
            },
            work: {
              initial: 'reading',
              states: {
                reading: {
                  entry: 'begin',
                  invoke: {
                    src: 'check',
                    input: ({ context, self }) => wayOf(context, 'read', (event) => self.send(event)),
                    onDone: [
                      {
                        guard: { type: 'isRead', params: ({ event }) => event.output },
                        target: '#recordImport.step.mapping',
                        actions: { type: 'takeColumns', params: ({ event }) => event.output },
                      },
                      {
                        target: '#recordImport.step.choosing',
                        actions: { type: 'tellFailure', params: ({ event }) => event.output },
                      },
                    ],
                  },
                  on: { 'import.stop': '#recordImport.step.choosing' },
                },
                checking: {
                  entry: ['begin', { type: 'rememberColumns', params: ({ context }) => context.columns }],
                  invoke: {
                    src: 'check',
                    input: ({ context, self }) => wayOf(context, 'try', (event) => self.send(event)),
                    onDone: [
                      {
                        guard: { type: 'isSound', params: ({ event }) => event.output },
                        target: '#recordImport.step.ready',
                        actions: { type: 'takeChecked', params: ({ event }) => event.output },
                      },
                      {
                        guard: { type: 'isRead', params: ({ event }) => event.output },
                        target: '#recordImport.step.fixing',
                        actions: { type: 'takeChecked', params: ({ event }) => event.output },
                      },
                      {
                        target: '#recordImport.step.mapping',
                        actions: { type: 'tellFailure', params: ({ event }) => event.output },
                      },
                    ],
                  },
                  on: { 'import.stop': '#recordImport.step.mapping' },
                },
                writing: {
                  entry: 'begin',
                  invoke: {
                    src: 'write',
                    input: ({ context, self }) => wayOf(context, 'write', (event) => self.send(event)),
                    onDone: [
                      {
                        guard: { type: 'isImported', params: ({ event }) => event.output },
                        target: '#recordImport.step.written',
                        actions: { type: 'tellImported', params: ({ event }) => event.output },
                      },
                      {
                        guard: { type: 'isRefusedAtOnce', params: ({ event }) => event.output },
                        target: '#recordImport.step.refused',
                        actions: { type: 'takeReport', params: ({ event }) => event.output },
                      },
                      // Somebody wrote meanwhile what stands in the way now.
                      { guard: { type: 'isReported', params: ({ event }) => event.output }, target: 'checking' },
                      {
                        target: '#recordImport.step.unwritten',
                        actions: { type: 'tellFailure', params: ({ event }) => event.output },
                      },
                    ],
                  },
                  // The request is closed; the server says whether the rows were written before it noticed.
                  on: {
                    'import.stop': [
                      // Without the whole file nothing was begun.
                      { guard: 'isBeingSent', target: '#recordImport.step.unwritten', actions: 'tellStopped' },
                      { target: '#recordImport.step.stopping' },
                    ],
                  },
                },
              },
            },
          },
        },
        stopping: {
          initial: 'asking',
          states: {
            pausing: { after: { pause: 'asking' }, on: { 'progress.hint': 'asking' } },
            asking: {
              invoke: {
                src: 'askProgress',
                onDone: [
                  {
                    guard: { type: 'isUnderWay', params: ({ event }) => event.output },
                    target: 'pausing',
                    actions: { type: 'takeProgress', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isWritten', params: ({ event }) => event.output },
                    target: '#recordImport.step.written',
                    actions: { type: 'tellWritten', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isUndone', params: ({ event }) => event.output },
                    target: '#recordImport.step.unwritten',
                    actions: 'tellStopped',
                  },
                  { target: '#recordImport.step.unwritten', actions: 'tellEndUnknown' },
                ],
                onError: 'pausing',
              },
            },
          },
        },
      },
    },
    template: {
      initial: 'idle',
      states: {
        idle: { on: { 'template.fetch': 'fetching' } },
        fetching: {
          invoke: {
            src: 'fetchTemplate',
            onDone: { target: 'idle', actions: { type: 'giveTemplate', params: ({ event }) => event.output } },
          },
        },
      },
    },
    marked: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'marked.fetch': 'fetching' },
        },
        fetching: {
          invoke: {
            src: 'check',
            input: ({ context, event }) => {
              // What was corrected is tried later, or taken back.
              const since = event.type === 'marked.fetch' ? joinedCorrections(context, event) : {};
              return wayOf({ ...context, ...since }, 'mark', () => undefined);
            },
            onDone: { target: 'idle', actions: { type: 'giveMarked', params: ({ event }) => event.output } },
          },
        },
      },
    },
  },
});
