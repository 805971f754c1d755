import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';

import type { Tab, TabsEmitted, TabsEvent } from './tab.types.ts';
import {
  closingOf,
  closingOfGroup,
  noTabs,
  pathsOf,
  reopenable,
  withClosed,
  withEdited,
  withMoved,
  withOpened,
  withRefreshed,
  withTitle,
  type ClosingDecision,
  type TabsState,
} from './tabs.model.ts';

export interface TabsContext {
  readonly state: TabsState;
  /** The tabs that the open question is about. */
  readonly asked: readonly string[];
}

/** XState reads the types of this and nothing else. */
const types: {
  readonly context?: TabsContext;
  readonly events?: TabsEvent;
  readonly emitted?: TabsEmitted;
  readonly input?: TabsState;
} = {};

export const tabsMachine = setup({
  types,
  guards: {
    isAsking: (_, decision: ClosingDecision) => decision.kind === 'ask',
    isRefusing: (_, decision: ClosingDecision) => decision.kind === 'refuse',
    isOpen: ({ context }, path: string) => context.state.tabs.some((tab) => tab.path === path),
    isReopenable: ({ context }) => reopenable(context.state) !== undefined,
  },
  actions: {
    open: assign(({ context }, { path, title }: Pick<Tab, 'path' | 'title'>) => ({
      state: withOpened(context.state, path, title),
    })),
    close: enqueueActions(({ context, enqueue }, paths: readonly string[]) => {
      const state = withClosed(context.state, paths);
      enqueue.assign({ state, asked: [] });
      if (state.activePath !== null && state.activePath !== context.state.activePath)
        enqueue.emit({ type: 'navigated', path: state.activePath });
    }),
    askAbout: assign((_, paths: readonly string[]) => ({ asked: paths })),
    forgetQuestion: assign({ asked: [] }),
    refresh: assign(({ context }, path: string) => ({ state: withRefreshed(context.state, path) })),
    move: assign(({ context }, move: { readonly path: string; readonly before: string | null }) => ({
      state: withMoved(context.state, move.path, move.before),
    })),
    retitle: assign(({ context }, { path, title }: Pick<Tab, 'path' | 'title'>) => ({
      state: withTitle(context.state, path, title),
    })),
    mark: assign(({ context }, { path, isDirty }: Pick<Tab, 'path' | 'isDirty'>) => ({
      state: withEdited(context.state, path, isDirty),
    })),
    clear: assign(({ context }) => ({ state: noTabs(context.state.homePath), asked: [] })),
    navigate: enqueueActions(({ enqueue }, path: string) => enqueue.emit({ type: 'navigated', path })),
    tellRefusal: enqueueActions(({ enqueue }, decision: ClosingDecision) => {
      if (decision.kind === 'refuse') enqueue.emit({ type: 'noticed', notice: decision.notice });
    }),
  },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => ({ state: input, asked: [] }),
  initial: 'open',
  on: {
    'route.opened': { actions: { type: 'open', params: ({ event }) => event } },
    'tab.choose': {
      guard: { type: 'isOpen', params: ({ event }) => event.path },
      actions: { type: 'navigate', params: ({ event }) => event.path },
    },
    'tab.refresh': { actions: { type: 'refresh', params: ({ event }) => event.path } },
    'tab.move': { actions: { type: 'move', params: ({ event }) => event } },
    'tab.retitle': { actions: { type: 'retitle', params: ({ event }) => event } },
    'tab.edited': { actions: { type: 'mark', params: ({ event }) => event } },
    'tab.reopen': {
      guard: 'isReopenable',
      actions: { type: 'navigate', params: ({ context }) => reopenable(context.state)?.path ?? context.state.homePath },
    },
    'tabs.clear': { target: '.open', actions: 'clear' },
  },
  states: {
    open: {
      on: {
        'tab.close': [
          {
            guard: { type: 'isRefusing', params: ({ context, event }) => closingOf(context.state, event.path) },
            actions: { type: 'tellRefusal', params: ({ context, event }) => closingOf(context.state, event.path) },
          },
          {
            guard: { type: 'isAsking', params: ({ context, event }) => closingOf(context.state, event.path) },
            target: 'confirming',
            actions: { type: 'askAbout', params: ({ event }) => [event.path] },
          },
          { actions: { type: 'close', params: ({ event }) => [event.path] } },
        ],
        'tabs.close': [
          {
            guard: {
              type: 'isAsking',
              params: ({ context, event }) => closingOfGroup(context.state, event.path, event.group),
            },
            target: 'confirming',
            actions: {
              type: 'askAbout',
              params: ({ context, event }) => pathsOf(closingOfGroup(context.state, event.path, event.group)),
            },
          },
          {
            actions: {
              type: 'close',
              params: ({ context, event }) => pathsOf(closingOfGroup(context.state, event.path, event.group)),
            },
          },
        ],
      },
    },
    confirming: {
      on: {
        'close.confirm': { target: 'open', actions: { type: 'close', params: ({ context }) => context.asked } },
        'close.cancel': { target: 'open', actions: 'forgetQuestion' },
      },
    },
  },
});

export type TabsSnapshot = SnapshotFrom<typeof tabsMachine>;
