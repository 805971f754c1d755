import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { createCore, defaultCoreConfig } from '../../../index.ts';
import { fakePorts } from '../../../testing/index.ts';
import { createSettings, type Settings } from '../settings/index.ts';
import { createLayout } from './layout.service.ts';

function drive(width: number, change: Partial<Settings> = {}, hasSettingsDrawer = true) {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  const settings = createSettings({ storage });
  settings.send({ type: 'setting.choose', change });
  const layout = createLayout({ settings, storage, width, tabs: { send: () => {} }, config: { hasSettingsDrawer } });
  return {
    ports,
    layout,
    settings,
    resize: (next: number) => layout.send({ type: 'viewport.resized', width: next }),
    frame: () => {
      const { device, menu, isSideMenuOpen, isDrawerOpen } = layout.facts();
      return { device, menu, isSideMenuOpen, isDrawerOpen };
    },
  };
}

const openDesktop = { device: 'desktop', menu: 'side', isSideMenuOpen: true, isDrawerOpen: false };

describe('layout', () => {
  it.each([
    [767.99, 'phone', 'drawer', false],
    [768, 'tablet', 'side', false],
    [1087.99, 'tablet', 'side', false],
    [1088, 'desktop', 'side', true],
  ] as const)('LAYOUT-03 a viewport of %d px is a %s', (width, device, menu, isSideMenuOpen) => {
    expect(drive(width).frame()).toEqual({ device, menu, isSideMenuOpen, isDrawerOpen: false });
  });

  it('LAYOUT-18 a tablet has the tabs and begins with the menu of icons, which opens and leaves the choice of the desktop alone', () => {
    const { layout, settings, frame } = drive(1024);
    const seen = () => {
      const { isSideMenuOpen, contentOffset, hasTabs } = layout.facts();
      return { isSideMenuOpen, contentOffset, hasTabs, onDesktop: settings.facts().isSideMenuOpen };
    };
    const steps = [seen()];
    layout.send({ type: 'menu.toggle' });
    steps.push(seen());
    layout.send({ type: 'menu.toggle' });
    steps.push(seen());
    expect([frame().menu, ...steps]).toEqual([
      'side',
      { isSideMenuOpen: false, contentOffset: 80, hasTabs: true, onDesktop: true },
      { isSideMenuOpen: true, contentOffset: 200, hasTabs: true, onDesktop: true },
      { isSideMenuOpen: false, contentOffset: 80, hasTabs: true, onDesktop: true },
    ]);
  });

  it('takes the frame of a narrower window for larger text, and that of the window again for the standard one', () => {
    const { settings, frame, resize } = drive(1366);
    const choose = (textSize: Settings['textSize']) => settings.send({ type: 'setting.choose', change: { textSize } });
    const devices = [frame().device];
    choose('extraLarge');
    devices.push(frame().device);
    resize(1920);
    devices.push(frame().device);
    resize(1024);
    devices.push(frame().device);
    choose('standard');
    devices.push(frame().device);
    expect(devices).toEqual(['desktop', 'tablet', 'desktop', 'phone', 'tablet']);
  });

  it('LAYOUT-18 the header and the side menu stay by default', () => {
    const { isHeaderFixed, isHeaderHidden, contentOffset } = drive(1440).layout.facts();
    expect({ isHeaderFixed, isHeaderHidden, contentOffset }).toEqual({
      isHeaderFixed: true,
      isHeaderHidden: false,
      contentOffset: 200,
    });
  });

  it('LAYOUT-03 closes the side menu on change to mobile, and opens it on change to desktop', () => {
    const { resize, frame } = drive(1440);
    expect(frame()).toEqual(openDesktop);
    resize(375);
    expect(frame()).toEqual({ device: 'phone', menu: 'drawer', isSideMenuOpen: false, isDrawerOpen: false });
    resize(800);
    expect(frame()).toEqual({ device: 'tablet', menu: 'side', isSideMenuOpen: false, isDrawerOpen: false });
    resize(1440);
    expect(frame()).toEqual(openDesktop);
  });

  it('LAYOUT-02 restores the last state, and persists the choice of the button', () => {
    const { layout, frame, settings, resize } = drive(1440, { isSideMenuOpen: false });
    expect(frame()).toEqual({ ...openDesktop, isSideMenuOpen: false });
    resize(1300);
    expect(frame()).toEqual({ ...openDesktop, isSideMenuOpen: false });
    layout.send({ type: 'menu.toggle' });
    expect([frame(), settings.facts().isSideMenuOpen]).toEqual([openDesktop, true]);
  });

  it('LAYOUT-02 a fixed side menu takes 200 px open and 80 px collapsed, and nothing on other layouts', () => {
    const { layout, settings, resize } = drive(1440, { isSideMenuFixed: true });
    const offsets = [layout.facts().contentOffset];
    layout.send({ type: 'menu.toggle' });
    offsets.push(layout.facts().contentOffset);
    resize(375);
    offsets.push(layout.facts().contentOffset);
    resize(1440);
    settings.send({ type: 'setting.choose', change: { isSideMenuFixed: false } });
    offsets.push(layout.facts().contentOffset);
    expect(offsets).toEqual([200, 80, 0, 0]);
  });

  it('LAYOUT-04 choosing an entry on a phone closes the drawer and stores its title by path', () => {
    const { layout, frame, ports } = drive(375);
    layout.send({ type: 'menu.toggle' });
    expect(frame().isDrawerOpen).toBe(true);
    layout.send({ type: 'entry.choose', path: '/isps/activity', title: localized('活动管理', 'Activities') });
    expect([frame().isDrawerOpen, ports.localStorage.entries()['pro__route:title:/isps/activity']]).toEqual([
      false,
      JSON.stringify({ value: localized('活动管理', 'Activities'), expire: null }),
    ]);
  });

  it('LAYOUT-04 notifies the tabs of a chosen entry, and keeps a user-defined name', () => {
    const core = createCore(fakePorts(), defaultCoreConfig);
    const layout = core.open((page) => createLayout({ ...page, width: 1440 }));
    const home = localized('首页', 'Home');
    for (const key of ['/isps/activity', '/isps/match'])
      core.tabs.send({ type: 'route.opened', keptAs: null, key, path: key, title: home });
    core.tabs.send({ type: 'tab.retitle', key: '/isps/match', title: localized('重阳赛事', 'Match') });
    layout.send({ type: 'entry.choose', path: '/isps/activity', title: localized('活动管理', 'Activities') });
    layout.send({ type: 'entry.choose', path: '/isps/match', title: localized('赛事管理', 'Matches') });
    expect(core.tabs.facts().tabs.map(({ title }) => title['zh-CN'])).toEqual(['活动管理', '重阳赛事']);
  });

  it('LAYOUT-01 puts the menu at the top by setting, and into a drawer on mobile whatever the setting', () => {
    const { frame, resize } = drive(1440, { layout: 'top' });
    expect(frame().menu).toBe('top');
    resize(375);
    expect(frame().menu).toBe('drawer');
  });

  it('LAYOUT-07 the header says where the page stands on a desktop with the menu at the side alone', () => {
    const said = [drive(1440), drive(1440, { layout: 'top' }), drive(1024), drive(375)].map(
      ({ layout }) => layout.facts().isBreadcrumbInHeader,
    );
    expect(said).toEqual([true, false, false, false]);
  });

  it('TAB-06 has no tabs on mobile, nor with the setting off', () => {
    const shown = [
      drive(1440).layout.facts().hasTabs,
      drive(375).layout.facts().hasTabs,
      drive(1440, { isMultiTab: false }).layout.facts().hasTabs,
    ];
    expect(shown).toEqual([true, false, false]);
  });

  it('LAYOUT-07 hides a fixed header below 100 px if enabled, and shows it on scrolling up', () => {
    const { layout } = drive(1440, { isHeaderFixed: true, isHeaderHiddenOnScroll: true });
    const hidden = [40, 100, 101, 101, 600, 599, 650, 0].map((top) => {
      layout.send({ type: 'page.scrolled', top });
      return layout.facts().isHeaderHidden;
    });
    expect(hidden).toEqual([false, false, true, true, true, false, true, false]);
  });

  it('LAYOUT-07 never hides a header that is not fixed or if disabled', () => {
    for (const change of [{ isHeaderFixed: false }, {}, { isHeaderFixed: false, isHeaderHiddenOnScroll: true }]) {
      const { layout } = drive(1440, change);
      layout.send({ type: 'page.scrolled', top: 900 });
      expect(layout.facts().isHeaderHidden).toBe(false);
    }
  });

  it('SET-03 opens and closes the settings drawer, and never if the installation disabled it', () => {
    const opened = [true, false].map((isOn) => {
      const { layout } = drive(1440, {}, isOn);
      layout.send({ type: 'settings.open' });
      const isOpen = layout.facts().isSettingsOpen;
      layout.send({ type: 'settings.close' });
      return [isOpen, layout.facts().isSettingsOpen];
    });
    expect(opened).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('notifies about relevant settings, and keeps its facts if nothing changed', () => {
    const { layout, settings } = drive(1440);
    let heard = 0;
    layout.subscribe(() => (heard += 1));
    const before = layout.facts();
    expect(layout.facts()).toBe(before);
    settings.send({ type: 'setting.choose', change: { layout: 'top' } });
    expect([heard, layout.facts().menu]).toEqual([1, 'top']);
  });
});
