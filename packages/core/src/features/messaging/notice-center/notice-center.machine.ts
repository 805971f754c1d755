import { assign, emit, fromPromise, raise, setup, type SnapshotFrom } from 'xstate';

import { UNDO_READ_TIME, type NoticeKind } from '../../../contract/index.ts';
import { failureText, httpMessages, type HttpFailure } from '../../../http/index.ts';
import { minutes, type Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import { newsOfAnswer, noArrivals } from './notice-arrivals.model.ts';
import {
  addressToHandle,
  ALL_MESSAGES_PATH,
  extendedWalk,
  kindOf,
  listedNotice,
  neighbour,
  POLL_INTERVAL,
  tabToShow,
  unreadTotal,
} from './notice-center.model.ts';
import type {
  AllReadAnswer,
  AllUnreadAnswer,
  NoticeCenterContext,
  OpenedAnswer,
  UnreadAnswer,
} from './notice-center.context.ts';
import type { NoticeCenterEmitted, NoticeCenterEvent } from './notice-center.types.ts';

export const noticeCenterMachine = setup({
  types: machineTypes<{ context: NoticeCenterContext; events: NoticeCenterEvent; emitted: NoticeCenterEmitted }>(),
  actors: {
    requestUnread: fromPromise<UnreadAnswer>(notProvided('noticeCenter')),
    requestNotice: fromPromise<OpenedAnswer, string>(notProvided('noticeCenter')),
    markAllRead: fromPromise<AllReadAnswer, number | null>(notProvided('noticeCenter')),
    markAllUnread: fromPromise<AllUnreadAnswer, string>(notProvided('noticeCenter')),
  },
  guards: {
    isAccepted: (_, answer: Result<unknown, HttpFailure>) => answer.ok,
    bringsNews({ context }, answer: UnreadAnswer) {
      const { toasts, desktop } = newsOfAnswer(context.arrivals, answer);
      return toasts.length + desktop.length > 0;
    },
    isAskedAgain: ({ context }) => context.isAskedAgain,
    isListed: ({ context }, id: string) => kindOf(id, context.unread) !== undefined,
    hasNeighbour: ({ context }, step: 1 | -1) =>
      context.opened !== null && neighbour(context.walk, context.opened.id, step) !== undefined,
    hasAddress: ({ context }) => addressToHandle(context.opened?.announcement ?? null) !== null,
    hasUnread: ({ context }) => unreadTotal(context.unread) > 0,
    hasUndo: (_, answer: AllReadAnswer) => answer.ok && answer.value !== null && answer.value.count > 0,
  },
  delays: { safetyPull: minutes(5), pollInterval: ({ context }) => context.pollInterval, undoTime: UNDO_READ_TIME },
  actions: {
    askAgain: assign({ isAskedAgain: true }),
    noteAsked: assign({ isAskedAgain: false }),
    takeInterval: assign((_, interval: number) => ({ pollInterval: interval })),
    takeUnread: assign(({ context }, answer: UnreadAnswer) => {
      if (!answer.ok) return {};
      const { opened, walk } = context;
      const listed = opened === null ? [] : answer.value.lists[opened.kind].rows.map(({ anntId }) => anntId);
      const { state: arrivals } = newsOfAnswer(context.arrivals, answer);
      return { unread: answer.value, arrivals, failure: null, walk: extendedWalk(walk, listed) };
    }),
    raiseArrivals: emit(({ context }, answer: UnreadAnswer): NoticeCenterEmitted => {
      const { toasts, desktop } = newsOfAnswer(context.arrivals, answer);
      return { type: 'messages.arrived', toasts, desktop };
    }),
    takeFailure: assign((_, answer: UnreadAnswer) => (answer.ok ? {} : { failure: failureText(answer.error) })),
    showFirstTab: assign(({ context }) => ({ tab: tabToShow(context.tab, context.unread) })),
    chooseTab: assign((_, tab: NoticeKind) => ({ tab })),
    openNotice: assign(({ context }, id: string) => {
      const kind = kindOf(id, context.unread) ?? context.tab;
      const rows = context.unread?.lists[kind].rows ?? [];
      return { opened: { id, kind, announcement: null, failure: null }, walk: rows.map(({ anntId }) => anntId) };
    }),
    openNeighbour: assign(({ context: { opened, walk } }, step: 1 | -1) => {
      const id = opened === null ? undefined : neighbour(walk, opened.id, step);
      return opened === null || id === undefined
        ? {}
        : { opened: { ...opened, id, announcement: null, failure: null } };
    }),
    takeNotice: assign(({ context: { opened, unread } }, answer: OpenedAnswer) => {
      if (opened === null) return {};
      if (!answer.ok) return { opened: { ...opened, failure: failureText(answer.error) } };
      // The lists of a server that answers nothing hold the whole text.
      const announcement = answer.value ?? listedNotice(opened.id, unread);
      return { opened: { ...opened, announcement, failure: announcement === null ? httpMessages.malformed : null } };
    }),
    closeNotice: assign({ opened: null, walk: [] }),
    chooseHandledPage: emit(({ context }): NoticeCenterEmitted => ({
      type: 'page.chosen',
      path: addressToHandle(context.opened?.announcement ?? null) ?? ALL_MESSAGES_PATH,
    })),
    choosePage: emit((_, path: string): NoticeCenterEmitted => ({ type: 'page.chosen', path })),
    chooseAllMessages: emit({ type: 'page.chosen', path: ALL_MESSAGES_PATH }),
    takeMarked: assign((_, answer: AllReadAnswer) => ({ marked: answer.ok ? answer.value : null })),
    forgetMarked: assign({ marked: null }),
    raiseFailure: emit((_, answer: Result<unknown, HttpFailure>): NoticeCenterEmitted => ({
      type: 'notice.raised',
      notice: { level: 'warning', text: answer.ok ? httpMessages.rejected : failureText(answer.error) },
    })),
    refreshList: raise({ type: 'list.refresh' }),
    stopPolling: raise({ type: 'polling.stop' }),
    tellOthers: () => {},
  },
}).createMachine({
  id: 'noticeCenter',
  context: {
    unread: null,
    arrivals: noArrivals,
    failure: null,
    isAskedAgain: false,
    pollInterval: POLL_INTERVAL,
    tab: 'announcement',
    opened: null,
    walk: [],
    marked: null,
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          entry: 'noteAsked',
          invoke: {
            src: 'requestUnread',
            onDone: [
              {
                guard: { type: 'bringsNews', params: ({ event }) => event.output },
                target: 'loaded',
                actions: [
                  { type: 'raiseArrivals', params: ({ event }) => event.output },
                  { type: 'takeUnread', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'loaded',
                actions: { type: 'takeUnread', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
            ],
          },
          on: { 'live.hint': { actions: 'askAgain' }, 'list.refresh': { actions: 'askAgain' } },
        },
        loaded: {
          always: { guard: 'isAskedAgain', target: 'loading' },
          after: { safetyPull: 'loading' },
          on: { 'live.hint': 'loading', 'list.refresh': 'loading', 'panel.open': 'loading' },
        },
        failed: {
          entry: 'stopPolling',
          always: { guard: 'isAskedAgain', target: 'loading' },
          after: { safetyPull: 'loading' },
          on: { 'live.hint': 'loading', 'list.refresh': 'loading', 'panel.open': 'loading' },
        },
      },
    },
    polling: {
      initial: 'off',
      states: {
        off: {
          on: {
            'polling.start': {
              target: 'on',
              actions: { type: 'takeInterval', params: ({ event }) => event.interval ?? POLL_INTERVAL },
            },
          },
        },
        on: {
          after: { pollInterval: { target: 'on', reenter: true, actions: 'refreshList' } },
          on: { 'polling.stop': 'off' },
        },
      },
    },
    view: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'panel.open': { target: 'panel', actions: 'showFirstTab' },
            'notice.open': {
              guard: { type: 'isListed', params: ({ event }) => event.id },
              target: 'detail',
              actions: { type: 'openNotice', params: ({ event }) => event.id },
            },
          },
        },
        panel: {
          on: {
            'panel.close': 'closed',
            'tab.choose': { actions: { type: 'chooseTab', params: ({ event }) => event.tab } },
            'all.show': { target: 'closed', actions: 'chooseAllMessages' },
            'work.show': {
              target: 'closed',
              actions: { type: 'choosePage', params: ({ event }) => event.address },
            },
            'notice.open': {
              guard: { type: 'isListed', params: ({ event }) => event.id },
              target: 'detail',
              actions: { type: 'openNotice', params: ({ event }) => event.id },
            },
          },
        },
        detail: {
          initial: 'loading',
          on: {
            'notice.close': { target: 'closed', actions: 'closeNotice' },
            'notice.next': {
              guard: { type: 'hasNeighbour', params: 1 },
              target: '.loading',
              actions: { type: 'openNeighbour', params: 1 },
            },
            'notice.previous': {
              guard: { type: 'hasNeighbour', params: -1 },
              target: '.loading',
              actions: { type: 'openNeighbour', params: -1 },
            },
          },
          states: {
            loading: {
              invoke: {
                src: 'requestNotice',
                input: ({ context }) => context.opened?.id ?? '',
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: 'shown',
                    actions: [{ type: 'takeNotice', params: ({ event }) => event.output }, 'refreshList', 'tellOthers'],
                  },
                  {
                    target: 'failed',
                    // One that was revoked leaves the list.
                    actions: [{ type: 'takeNotice', params: ({ event }) => event.output }, 'refreshList'],
                  },
                ],
              },
            },
            shown: {
              on: {
                'notice.goHandle': {
                  guard: 'hasAddress',
                  target: '#noticeCenter.view.closed',
                  actions: ['chooseHandledPage', 'closeNotice'],
                },
              },
            },
            failed: { on: { 'notice.retry': 'loading' } },
          },
        },
      },
    },
    marking: {
      initial: 'resting',
      states: {
        resting: { on: { 'all.read': { guard: 'hasUnread', target: 'marking' } } },
        marking: {
          invoke: {
            src: 'markAllRead',
            input: ({ context }) => context.unread?.newest ?? null,
            onDone: [
              {
                guard: { type: 'hasUndo', params: ({ event }) => event.output },
                target: 'undoable',
                actions: [{ type: 'takeMarked', params: ({ event }) => event.output }, 'refreshList', 'tellOthers'],
              },
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['refreshList', 'tellOthers'],
              },
              { target: 'resting', actions: { type: 'raiseFailure', params: ({ event }) => event.output } },
            ],
          },
        },
        undoable: {
          after: { undoTime: { target: 'resting', actions: 'forgetMarked' } },
          on: {
            'all.unread': 'unmarking',
            'all.read': { guard: 'hasUnread', target: 'marking', actions: 'forgetMarked' },
          },
        },
        unmarking: {
          exit: 'forgetMarked',
          invoke: {
            src: 'markAllUnread',
            input: ({ context }) => context.marked?.undo ?? '',
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['refreshList', 'tellOthers'],
              },
              { target: 'resting', actions: { type: 'raiseFailure', params: ({ event }) => event.output } },
            ],
          },
        },
      },
    },
  },
});

export type NoticeCenterSnapshot = SnapshotFrom<typeof noticeCenterMachine>;
