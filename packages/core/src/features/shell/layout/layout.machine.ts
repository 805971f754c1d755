import { assign, emit, setup } from 'xstate';

import type { LocalizedText } from '../../../kernel/index.ts';
import { given, machineTypes } from '../../../machine/index.ts';
import { deviceOf, withScroll, type LayoutState } from './layout.model.ts';
import type { Device, LayoutEmitted, LayoutEvent } from './layout.types.ts';

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
    context: Omit<LayoutState, 'isDrawerOpen' | 'isTabletMenuOpen'> & { readonly hasSettingsDrawer: boolean };
    events: LayoutEvent | SettingsChanged;
    emitted: LayoutEmitted;
    input: { readonly width: number; readonly hasSettingsDrawer: boolean };
  }>(),
  guards: {
    isStartingOn: ({ context }, device: Device) => context.device === device,
    hasSettingsDrawer: ({ context }) => context.hasSettingsDrawer,
    isWidthOf: (_, { width, device }: { readonly width: number; readonly device: Device }) =>
      deviceOf(width) === device,
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
    tellChoice: emit((_, { path, title }: Entry): LayoutEmitted => ({ type: 'entry.chosen', path, title })),
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
        { type: 'rememberTitle', params: given },
        { type: 'tellChoice', params: given },
      ],
    },
    'settings.changed': { actions: 'notice' },
    'settings.open': { guard: 'hasSettingsDrawer', actions: 'openSettings' },
    'settings.close': { actions: 'closeSettings' },
  },
  states: {
    starting: {
      always: [
        { guard: { type: 'isStartingOn', params: 'phone' }, target: 'phone' },
        { guard: { type: 'isStartingOn', params: 'tablet' }, target: 'tablet' },
        { target: 'desktop' },
      ],
    },
    desktop: {
      on: {
        'menu.toggle': { actions: 'toggleSideMenu' },
        'viewport.resized': [
          {
            guard: { type: 'isWidthOf', params: ({ event }) => ({ width: event.width, device: 'phone' }) },
            target: 'phone',
            actions: [{ type: 'rememberWidth', params: ({ event }) => event.width }, 'closeSideMenu'],
          },
          {
            guard: { type: 'isWidthOf', params: ({ event }) => ({ width: event.width, device: 'tablet' }) },
            target: 'tablet',
            actions: [{ type: 'rememberWidth', params: ({ event }) => event.width }, 'closeSideMenu'],
          },
        ],
      },
    },
    tablet: {
      initial: 'menuClosed',
      on: {
        'viewport.resized': [
          {
            guard: { type: 'isWidthOf', params: ({ event }) => ({ width: event.width, device: 'phone' }) },
            target: 'phone',
            actions: [{ type: 'rememberWidth', params: ({ event }) => event.width }],
          },
          {
            guard: { type: 'isWidthOf', params: ({ event }) => ({ width: event.width, device: 'desktop' }) },
            target: 'desktop',
            actions: [{ type: 'rememberWidth', params: ({ event }) => event.width }, 'openSideMenu'],
          },
        ],
      },
      states: {
        menuClosed: { on: { 'menu.toggle': 'menuOpen' } },
        menuOpen: { on: { 'menu.toggle': 'menuClosed' } },
      },
    },
    phone: {
      initial: 'drawerClosed',
      on: {
        'viewport.resized': [
          {
            guard: { type: 'isWidthOf', params: ({ event }) => ({ width: event.width, device: 'tablet' }) },
            target: 'tablet',
            actions: [{ type: 'rememberWidth', params: ({ event }) => event.width }],
          },
          {
            guard: { type: 'isWidthOf', params: ({ event }) => ({ width: event.width, device: 'desktop' }) },
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
                { type: 'rememberTitle', params: given },
                { type: 'tellChoice', params: given },
              ],
            },
          },
        },
      },
    },
  },
});
