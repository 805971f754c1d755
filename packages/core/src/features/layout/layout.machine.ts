import { assign, setup } from 'xstate';

import type { Text } from '../../kernel/index.ts';
import { deviceOf, withScroll, type LayoutState } from './layout.model.ts';
import type { LayoutEvent } from './layout.types.ts';

/** What the service says when the settings changed: the facts are read from both. */
interface SettingsChanged {
  readonly type: 'settings.changed';
}

/** XState reads the types of this and nothing else. */
const types: {
  readonly context?: Pick<LayoutState, 'device' | 'scrollTop' | 'isScrolledDown'>;
  readonly events?: LayoutEvent | SettingsChanged;
  readonly input?: { readonly width: number };
} = {};

export const layoutMachine = setup({
  types,
  guards: {
    isStartingMobile: ({ context }) => context.device !== 'desktop',
    isMobileWidth: (_, width: number) => deviceOf(width) !== 'desktop',
  },
  actions: {
    rememberWidth: assign((_, width: number) => ({ device: deviceOf(width) })),
    rememberScroll: assign(({ context }, top: number) => withScroll({ ...context, isDrawerOpen: false }, top)),
    /** A new snapshot, so that whoever reads the facts reads them again. */
    notice: assign(({ context }) => ({ ...context })),
    openSideMenu: () => {},
    closeSideMenu: () => {},
    toggleSideMenu: () => {},
    rememberTitle: (_, _entry: { readonly path: string; readonly title: Text }) => {},
  },
}).createMachine({
  id: 'layout',
  context: ({ input }) => ({ device: deviceOf(input.width), scrollTop: 0, isScrolledDown: false }),
  initial: 'starting',
  on: {
    'page.scrolled': { actions: { type: 'rememberScroll', params: ({ event }) => event.top } },
    'entry.choose': { actions: { type: 'rememberTitle', params: ({ event }) => event } },
    'settings.changed': { actions: 'notice' },
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
              actions: { type: 'rememberTitle', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
