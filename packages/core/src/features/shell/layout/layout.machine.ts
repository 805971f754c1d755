import { assign, emit, setup } from 'xstate';

import type { LocalizedText } from '../../../kernel/index.ts';
import { machineTypes } from '../../../machine/index.ts';
import { deviceOf, withScroll, type LayoutState } from './layout.model.ts';
import type { LayoutEmitted, LayoutEvent } from './layout.types.ts';

/** Sent by the service when settings change: facts derive from both. */
interface SettingsChanged {
  readonly type: 'settings.changed';
}

interface Entry {
  readonly path: string;
  readonly title: LocalizedText;
}

export const layoutMachine = setup({
  types: machineTypes<{
    context: Omit<LayoutState, 'isDrawerOpen'> & { readonly hasSettingsDrawer: boolean };
    events: LayoutEvent | SettingsChanged;
    emitted: LayoutEmitted;
    input: { readonly width: number; readonly hasSettingsDrawer: boolean };
  }>(),
  guards: {
    isStartingMobile: ({ context }) => context.device !== 'desktop',
    hasSettingsDrawer: ({ context }) => context.hasSettingsDrawer,
    isMobileWidth: (_, width: number) => deviceOf(width) !== 'desktop',
  },
  actions: {
    rememberWidth: assign((_, width: number) => ({ device: deviceOf(width) })),
    rememberScroll: assign(({ context }, top: number) => withScroll(context, top)),
    /** Create a new snapshot, so that subscribers read the facts again. */
    notice: assign(({ context }) => ({ ...context })),
    openSettings: assign({ isSettingsOpen: true }),
    closeSettings: assign({ isSettingsOpen: false }),
    openSideMenu: () => {},
    closeSideMenu: () => {},
    toggleSideMenu: () => {},
    rememberTitle: (_, _entry: Entry) => {},
    tellChoice: emit((_, { path, title }: Entry): LayoutEmitted => ({ type: 'entryChosen', path, title })),
  },
}).createMachine({
  id: 'layout',
  context: ({ input }) => ({
    device: deviceOf(input.width),
    scrollTop: 0,
    isScrolledDown: false,
    isSettingsOpen: false,
    hasSettingsDrawer: input.hasSettingsDrawer,
  }),
  initial: 'starting',
  on: {
    'page.scrolled': { actions: { type: 'rememberScroll', params: ({ event }) => event.top } },
    'entry.choose': {
      actions: [
        { type: 'rememberTitle', params: ({ event }) => event },
        { type: 'tellChoice', params: ({ event }) => event },
      ],
    },
    'settings.changed': { actions: 'notice' },
    'settings.open': { guard: 'hasSettingsDrawer', actions: 'openSettings' },
    'settings.close': { actions: 'closeSettings' },
  },
  states: {
    starting: {
      always: [{ guard: 'isStartingMobile', target: 'mobile' }, { target: 'desktop' }],
    },
    desktop: {
      on: {
        'menu.toggle': { actions: 'toggleSideMenu' },
        'viewport.resized': [
          {
            guard: { type: 'isMobileWidth', params: ({ event }) => event.width },
            target: 'mobile',
            actions: [{ type: 'rememberWidth', params: ({ event }) => event.width }, 'closeSideMenu'],
          },
        ],
      },
    },
    mobile: {
      initial: 'drawerClosed',
      on: {
        'viewport.resized': [
          {
            guard: { type: 'isMobileWidth', params: ({ event }) => event.width },
            actions: { type: 'rememberWidth', params: ({ event }) => event.width },
          },
          {
            target: 'desktop',
            actions: [{ type: 'rememberWidth', params: ({ event }) => event.width }, 'openSideMenu'],
          },
        ],
      },
      states: {
        drawerClosed: { on: { 'menu.toggle': 'drawerOpen' } },
        drawerOpen: {
          on: {
            'menu.toggle': 'drawerClosed',
            'drawer.close': 'drawerClosed',
            'entry.choose': {
              target: 'drawerClosed',
              actions: [
                { type: 'rememberTitle', params: ({ event }) => event },
                { type: 'tellChoice', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
  },
});
