import { createActor } from 'xstate';

import type { Service } from '../../../kernel/index.ts';
import { routeTitles, type TypedStorage } from '../../../storage/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { textSizeNamed, type SettingsService } from '../settings/index.ts';
import type { TabsService } from '../tabs/index.ts';
import { layoutMachine } from './layout.machine.ts';
import { layoutFacts } from './layout.model.ts';
import type { LayoutEmitted, LayoutEvent, LayoutFacts } from './layout.types.ts';

export type LayoutService = Service<LayoutFacts, LayoutEvent, LayoutEmitted>;

export interface LayoutDependencies {
  readonly settings: SettingsService;
  readonly storage: TypedStorage;
  /** Initial width of the viewport, in CSS pixels. */
  readonly width: number;
  readonly tabs: Pick<TabsService, 'send'>;
  readonly config: { readonly hasSettingsDrawer: boolean };
}

/**
 * Layout of the shell. The device depends only on the width: changing to mobile closes the side menu, changing to
 * desktop opens it; the initial width does neither, so that the stored state applies on a desktop. A tablet begins with
 * the icons alone.
 */
export function createLayout({ settings, storage, width, tabs, config }: LayoutDependencies): LayoutService {
  const titles = storage.family(routeTitles);
  const chooseSideMenu = (isSideMenuOpen: boolean) =>
    settings.send({ type: 'setting.choose', change: { isSideMenuOpen } });
  let viewportWidth = width;
  // Larger text leaves less room: the frame is that of a narrower window.
  const roomOf = () => viewportWidth / textSizeNamed(settings.facts().textSize).scale;
  let { textSize } = settings.facts();
  const actor = createActor(
    layoutMachine.provide({
      actions: {
        openSideMenu: () => chooseSideMenu(true),
        closeSideMenu: () => chooseSideMenu(false),
        toggleSideMenu: () => chooseSideMenu(!settings.facts().isSideMenuOpen),
        rememberTitle: (_, { path, title }) => titles.set(path, title),
      },
    }),
    { input: { width: roomOf(), hasSettingsDrawer: config.hasSettingsDrawer } },
  );
  actor.on('*', ({ path, title }) => tabs.send({ type: 'titles.changed', titles: new Map([[path, title]]) }));
  actor.start();
  const stop = settings.subscribe(() => {
    actor.send({ type: 'settings.changed' });
    if (settings.facts().textSize === textSize) return;
    ({ textSize } = settings.facts());
    actor.send({ type: 'viewport.resized', width: roomOf() });
  });
  const service = serviceFromActor(actor, (snapshot) =>
    layoutFacts(
      {
        ...snapshot.context,
        isDrawerOpen: snapshot.matches({ phone: 'drawerOpen' }),
        isTabletMenuOpen: snapshot.matches({ tablet: 'menuOpen' }),
      },
      settings.facts(),
    ),
  );
  return {
    ...service,
    send(event) {
      if (event.type !== 'viewport.resized') {
        service.send(event);
        return;
      }
      viewportWidth = event.width;
      service.send({ type: 'viewport.resized', width: roomOf() });
    },
    dispose() {
      stop();
      service.dispose();
    },
  };
}
