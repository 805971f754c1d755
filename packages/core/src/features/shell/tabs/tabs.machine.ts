import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';

import type { LocalizedText } from '../../../kernel/index.ts';
import { given, machineTypes } from '../../../machine/index.ts';
import type { OpenedTab, Tab, TabsEmitted, TabsEvent, TabsFacts } from './tab.types.ts';
import {
  closingOf,
  closingOfGroup,
  noTabs,
  pathOf,
  keysOf,
  reopenable,
  withClosed,
  withEdited,
  withMoved,
  withOpened,
  withPath,
  withRefreshed,
  withTitle,
  withTitles,
  type ClosingDecision,
  type TabsState,
} from './tabs.model.ts';

export interface TabsContext {
  readonly state: TabsState;
  /** The tabs of the open prompt. */
  readonly asked: readonly string[];
  /** Its pending action. */
  readonly asksTo: TabsFacts['asksTo'];
}

export const tabsMachine = setup({
  types: machineTypes<{
    context: TabsContext;
    events: TabsEvent;
    emitted: TabsEmitted;
    input: TabsState;
  }>(),
  guards: {
    isAsking: (_, decision: ClosingDecision) => decision.kind === 'ask',
    isRefusing: (_, decision: ClosingDecision) => decision.kind === 'refuse',
    isDirty: ({ context }, key: string) => context.state.tabs.some((tab) => tab.key === key && tab.isDirty),
    isAskingToRefresh: ({ context }) => context.asksTo === 'refresh',
    isOpen: ({ context }, key: string) => context.state.tabs.some((tab) => tab.key === key),
    isReopenable: ({ context }) => reopenable(context.state) !== undefined,
  },
  actions: {
    open: assign(({ context }, tab: OpenedTab) => ({
      state: withOpened(context.state, tab),
    })),
    close: enqueueActions(({ context, enqueue }, keys: readonly string[]) => {
      const state = withClosed(context.state, keys);
      enqueue.assign({ state, asked: [] });
      const path = state.activeKey === context.state.activeKey ? undefined : pathOf(state, state.activeKey);
      if (path !== undefined) enqueue.emit({ type: 'navigation.requested', path });
    }),
    askToClose: assign((_, asked: readonly string[]) => ({ asked, asksTo: 'close' as const })),
    askToRefresh: assign((_, key: string) => ({ asked: [key], asksTo: 'refresh' as const })),
    forgetQuestion: assign({ asked: [] }),
    refresh: assign(({ context }, keys: readonly string[]) => ({
      state: keys.reduce(withRefreshed, context.state),
      asked: [],
    })),
    move: assign(({ context }, move: { readonly key: string; readonly before: string | null }) => ({
      state: withMoved(context.state, move.key, move.before),
    })),
    readdress: assign(({ context }, { key, path }: Pick<Tab, 'key' | 'path'>) => ({
      state: withPath(context.state, key, path),
    })),
    retitle: assign(({ context }, { key, title }: Pick<Tab, 'key' | 'title'>) => ({
      state: withTitle(context.state, key, title),
    })),
    retitleAll: assign(({ context }, titles: ReadonlyMap<string, LocalizedText>) => ({
      state: withTitles(context.state, titles),
    })),
    mark: assign(
      ({ context }, { key, isDirty, source = '', isDrafted = false }: Extract<TabsEvent, { type: 'tab.edited' }>) => ({
        state: withEdited(context.state, isDirty, { key, source, isDrafted }),
      }),
    ),
    clear: assign(({ context }) => ({ state: noTabs(context.state.homeKey), asked: [] })),
    navigate: enqueueActions(({ enqueue }, path: string | undefined) => {
      if (path !== undefined) enqueue.emit({ type: 'navigation.requested', path });
    }),
    tellRefusal: enqueueActions(({ enqueue }, decision: ClosingDecision) => {
      if (decision.kind === 'refuse') enqueue.emit({ type: 'notice.raised', notice: decision.notice });
    }),
  },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => ({ state: input, asked: [], asksTo: 'close' }),
  initial: 'open',
  on: {
    'route.opened': { actions: { type: 'open', params: given } },
    'tab.choose': {
      guard: { type: 'isOpen', params: ({ event }) => event.key },
      actions: { type: 'navigate', params: ({ context, event }) => pathOf(context.state, event.key) },
    },
    'tab.move': { actions: { type: 'move', params: given } },
    'tab.readdress': { actions: { type: 'readdress', params: given } },
    'tab.retitle': { actions: { type: 'retitle', params: given } },
    'title.reset': { actions: { type: 'retitle', params: given } },
    'titles.changed': { actions: { type: 'retitleAll', params: ({ event }) => event.titles } },
    'tab.edited': { actions: { type: 'mark', params: given } },
    'tab.reopen': {
      guard: 'isReopenable',
      actions: { type: 'navigate', params: ({ context }) => reopenable(context.state)?.path },
    },
    'tabs.clear': { target: '.open', actions: 'clear' },
  },
  states: {
    open: {
      on: {
        'tab.refresh': [
          {
            guard: { type: 'isDirty', params: ({ event }) => event.key },
            target: 'confirming',
            actions: { type: 'askToRefresh', params: ({ event }) => event.key },
          },
          { actions: { type: 'refresh', params: ({ event }) => [event.key] } },
        ],
        'tab.close': [
          {
            guard: { type: 'isRefusing', params: ({ context, event }) => closingOf(context.state, event.key) },
            actions: { type: 'tellRefusal', params: ({ context, event }) => closingOf(context.state, event.key) },
          },
          {
            guard: { type: 'isAsking', params: ({ context, event }) => closingOf(context.state, event.key) },
            target: 'confirming',
            actions: { type: 'askToClose', params: ({ event }) => [event.key] },
          },
          { actions: { type: 'close', params: ({ event }) => [event.key] } },
        ],
        'tabs.close': [
          {
            guard: {
              type: 'isAsking',
              params: ({ context, event }) => closingOfGroup(context.state, event.key, event.group),
            },
            target: 'confirming',
            actions: {
              type: 'askToClose',
              params: ({ context, event }) => keysOf(closingOfGroup(context.state, event.key, event.group)),
            },
          },
          {
            actions: {
              type: 'close',
              params: ({ context, event }) => keysOf(closingOfGroup(context.state, event.key, event.group)),
            },
          },
        ],
      },
    },
    confirming: {
      on: {
        'loss.confirm': [
          {
            guard: 'isAskingToRefresh',
            target: 'open',
            actions: { type: 'refresh', params: ({ context }) => context.asked },
          },
          { target: 'open', actions: { type: 'close', params: ({ context }) => context.asked } },
        ],
        'loss.cancel': { target: 'open', actions: 'forgetQuestion' },
      },
    },
  },
});

export type TabsSnapshot = SnapshotFrom<typeof tabsMachine>;
