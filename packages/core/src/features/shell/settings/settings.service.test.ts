import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import type { PreferencesPort } from '../../../ports/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakeClock, fakeLogger, fakeSharedStorage, fakeStorage, settled } from '../../../testing/index.ts';
import {
  availabilityOf,
  createSettings,
  DEFAULT_SETTINGS,
  primaryColours,
  RESET_CHANGE,
  type Settings,
  type SettingsService,
} from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

function world(kept: Readonly<Record<string, string>> = {}) {
  const localStorage = fakeStorage(kept);
  const storage = createTypedStorage({
    localStorage,
    sessionStorage: fakeStorage(),
    clock: fakeClock(),
    logger: fakeLogger(),
  });
  return { localStorage, storage, settings: () => createSettings({ storage }) };
}

const enveloped = (value: unknown) => JSON.stringify({ value, expire: null });

function choose(service: SettingsService, change: Partial<Settings>): void {
  service.send({ type: 'setting.choose', change });
}

function toggleMenu(service: SettingsService): void {
  choose(service, { isSideMenuOpen: !service.facts().isSideMenuOpen });
}

describe('settings', () => {
  it('SET-01 LAYOUT-18 defaults to light, Chinese, an open side menu, blue, tabs, and a frame that stays', () => {
    expect(world().settings().facts()).toEqual({
      theme: 'light',
      locale: 'zh-CN',
      layout: 'side',
      contentWidth: 'fixed',
      primaryColour: 'blue',
      textSize: 'standard',
      isMultiTab: true,
      isHeaderFixed: true,
      isHeaderHiddenOnScroll: false,
      isSideMenuFixed: true,
      isColourWeak: false,
      isSideMenuOpen: true,
      hasWatermark: false,
      arePlannedPagesShown: false,
      lockAfter: 0,
    });
  });

  it('HOME-06 takes theme and language of the device at the first visit, and keeps what was chosen since', () => {
    const first = (preferences: PreferencesPort, kept: Readonly<Record<string, string>> = {}) => {
      const { localStorage, storage } = world(kept);
      const service = createSettings({ storage, preferences });
      const { theme, locale } = service.facts();
      return { localStorage, service, shown: [theme, locale] };
    };
    const dark = first({ theme: 'dark', languages: ['fr-FR', 'en-GB', 'zh-CN'] });
    choose(dark.service, { isMultiTab: false });
    const later = createSettings({
      storage: createTypedStorage({
        localStorage: dark.localStorage,
        sessionStorage: fakeStorage(),
        clock: fakeClock(),
        logger: fakeLogger(),
      }),
      preferences: { theme: 'light', languages: ['zh-CN'] },
    }).facts();
    choose(dark.service, RESET_CHANGE);
    expect([
      dark.shown,
      [later.theme, later.locale],
      [dark.service.facts().theme, dark.service.facts().locale],
      first({ theme: 'light', languages: ['zh-TW', 'en-US'] }).shown,
      first({ theme: 'light', languages: ['fr-FR'] }).shown,
      first({ theme: 'light', languages: [] }).shown,
    ]).toEqual([
      ['dark', 'en-US'],
      ['dark', 'en-US'],
      ['light', 'en-US'],
      ['light', 'zh-CN'],
      ['light', 'zh-CN'],
      ['light', 'zh-CN'],
    ]);
  });

  it("SET-01 persists every choice under the older family's names, and restores it in the next window", () => {
    const { settings, localStorage } = world();
    const chosen: Settings = {
      theme: 'dark',
      locale: 'en-US',
      layout: 'top',
      contentWidth: 'fluid',
      primaryColour: 'purple',
      textSize: 'large',
      isMultiTab: false,
      isHeaderFixed: true,
      isHeaderHiddenOnScroll: true,
      isSideMenuFixed: false,
      isColourWeak: true,
      isSideMenuOpen: false,
      hasWatermark: true,
      arePlannedPagesShown: true,
      lockAfter: 15,
    };
    const first = settings();
    first.send({ type: 'setting.choose', change: chosen });
    expect(first.facts()).toEqual(chosen);
    expect(localStorage.entries()).toEqual({
      pro__DEFAULT_THEME: enveloped('dark'),
      pro__LOCALE: enveloped('en-US'),
      pro__DEFAULT_LAYOUT_MODE: enveloped('topmenu'),
      pro__DEFAULT_CONTENT_WIDTH_TYPE: enveloped('Fluid'),
      pro__DEFAULT_COLOR: enveloped('#722ED1'),
      pro__TEXT_SIZE: enveloped('large'),
      pro__DEFAULT_MULTI_PAGE: enveloped(false),
      pro__DEFAULT_FIXED_HEADER: enveloped(true),
      pro__DEFAULT_FIXED_HEADER_HIDDEN: enveloped(true),
      pro__DEFAULT_FIXED_SIDEMENU: enveloped(false),
      pro__DEFAULT_COLOR_WEAK: enveloped(true),
      pro__SIDEBAR_TYPE: enveloped(false),
      pro__WATERMARK: enveloped(true),
      pro__PLANNED_PAGES: enveloped(true),
      pro__LOCK_AFTER: enveloped(15),
    });
    expect(settings().facts()).toEqual(chosen);
  });

  it('SET-01 is shared by all windows except for the side menu state, and no window loses a choice of another', async () => {
    const shared = fakeSharedStorage();
    const [one, other] = [shared.openWindow(), shared.openWindow()].map((localStorage) =>
      createSettings({
        storage: createTypedStorage({
          localStorage,
          sessionStorage: fakeStorage(),
          clock: fakeClock(),
          logger: fakeLogger(),
        }),
      }),
    );
    if (one === undefined || other === undefined) throw new Error('Expected two windows');
    let heard = 0;
    other.subscribe(() => (heard += 1));
    choose(one, { theme: 'dark', locale: 'en-US', isSideMenuOpen: false });
    await settled();
    expect([heard, other.facts()]).toEqual([1, { ...DEFAULT_SETTINGS, theme: 'dark', locale: 'en-US' }]);
    choose(other, { hasWatermark: true });
    await settled();
    expect(one.facts()).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      locale: 'en-US',
      hasWatermark: true,
      isSideMenuOpen: false,
    });
    other.dispose();
    choose(one, { theme: 'light' });
    await settled();
    expect(other.facts().theme).toBe('dark');
  });

  it('SET-01 allows fluid width only with the menu at the top, and resets it with the menu at the side', () => {
    const service = world().settings();
    choose(service, { contentWidth: 'fluid' });
    expect(service.facts().contentWidth).toBe('fixed');
    choose(service, { layout: 'top' });
    choose(service, { contentWidth: 'fluid' });
    expect(service.facts().contentWidth).toBe('fluid');
    choose(service, { layout: 'side' });
    expect(service.facts().contentWidth).toBe('fixed');
  });

  it('SET-01 hides only a fixed header on scroll, and resets the option when it is not fixed', () => {
    const service = world().settings();
    choose(service, { isHeaderFixed: false });
    choose(service, { isHeaderHiddenOnScroll: true });
    expect(service.facts().isHeaderHiddenOnScroll).toBe(false);
    choose(service, { isHeaderFixed: true });
    choose(service, { isHeaderHiddenOnScroll: true });
    expect(service.facts().isHeaderHiddenOnScroll).toBe(true);
    choose(service, { isHeaderFixed: false });
    choose(service, { isHeaderFixed: true });
    expect(service.facts().isHeaderHiddenOnScroll).toBe(false);
  });

  it('SET-01 fixes only a side menu: one along the top unfixes it, and one that comes back is fixed', () => {
    const service = world().settings();
    expect(service.facts().isSideMenuFixed).toBe(true);
    choose(service, { layout: 'top' });
    choose(service, { isSideMenuFixed: true });
    expect(service.facts().isSideMenuFixed).toBe(false);
    choose(service, { isSideMenuFixed: false, layout: 'side' });
    expect(service.facts().isSideMenuFixed).toBe(false);
    choose(service, { layout: 'top' });
    choose(service, { layout: 'side' });
    expect(service.facts().isSideMenuFixed).toBe(true);
  });

  it('SET-01 applies the rules to any stored and any chosen values', () => {
    const settings: fc.Arbitrary<Partial<Settings>> = fc.record(
      {
        layout: fc.constantFrom('side' as const, 'top' as const),
        contentWidth: fc.constantFrom('fixed' as const, 'fluid' as const),
        isHeaderFixed: fc.boolean(),
        isHeaderHiddenOnScroll: fc.boolean(),
        isSideMenuFixed: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(settings, { maxLength: 12 }), (changes) => {
        const service = world().settings();
        for (const change of changes) {
          choose(service, change);
          const now = service.facts();
          const open = availabilityOf(now);
          expect(now.contentWidth === 'fixed' || open.fluidWidth).toBe(true);
          expect(!now.isHeaderHiddenOnScroll || open.headerHiddenOnScroll).toBe(true);
          expect(!now.isSideMenuFixed || open.sideMenuFixed).toBe(true);
        }
      }),
      { seed: 20261121, numRuns: propertyRuns(200) },
    );
  });

  it('SET-01 offers eight named colours', () => {
    expect(primaryColours.map(({ title, hex }) => `${title['zh-CN']} ${hex}`)).toEqual([
      '薄暮 #F5222D',
      '火山 #FA541C',
      '日暮 #FAAD14',
      '明青 #13C2C2',
      '极光绿 #52C41A',
      '拂晓蓝 #1890FF',
      '极客蓝 #2F54EB',
      '酱紫 #722ED1',
    ]);
  });

  it('STORE-03 uses the default for each unreadable setting, and keeps the others', () => {
    const { settings, localStorage } = world({
      pro__DEFAULT_THEME: enveloped('pink'),
      pro__LOCALE: '{"value":',
      pro__DEFAULT_COLOR: enveloped('#123456'),
      pro__SIDEBAR_TYPE: enveloped(false),
    });
    expect(settings().facts()).toEqual({ ...DEFAULT_SETTINGS, isSideMenuOpen: false });
    expect(localStorage.entries()).toEqual({ pro__SIDEBAR_TYPE: enveloped(false) });
  });

  it('SET-02 notifies the first listener only that a stored colour is not in the palette', () => {
    const { settings } = world({ pro__DEFAULT_COLOR: enveloped('#123456') });
    const service = settings();
    const heard: unknown[] = [];
    service.on((emitted) => heard.push(emitted));
    service.on((emitted) => heard.push(emitted));
    settings().on((emitted) => heard.push(emitted));
    const told = {
      type: 'notice.raised',
      notice: { level: 'warning', text: localized('主题更新失败', 'Failed to update theme') },
    };
    expect([service.facts(), heard]).toEqual([DEFAULT_SETTINGS, [told]]);
  });

  it('SET-01 resets every option of the drawer, and keeps language and side menu state', () => {
    const service = world().settings();
    choose(service, {
      theme: 'dark',
      locale: 'en-US',
      layout: 'top',
      contentWidth: 'fluid',
      primaryColour: 'blue',
      textSize: 'extraLarge',
      isMultiTab: false,
      isHeaderFixed: false,
      isColourWeak: true,
      isSideMenuOpen: false,
      hasWatermark: true,
      arePlannedPagesShown: true,
      lockAfter: 5,
    });
    choose(service, RESET_CHANGE);
    expect(service.facts()).toEqual({ ...DEFAULT_SETTINGS, locale: 'en-US', isSideMenuOpen: false });
  });

  it('STORE-03 applies changes when storage is blocked', () => {
    const { settings, localStorage } = world();
    localStorage.block();
    const service = settings();
    choose(service, { theme: 'dark' });
    expect(service.facts().theme).toBe('dark');
  });

  it('notifies once per change, and not at all for a choice that changes nothing', () => {
    const service = world().settings();
    const heard: unknown[] = [];
    const stop = service.subscribe(() => heard.push(service.facts()));
    const before = service.facts();
    choose(service, { theme: 'light' });
    choose(service, { locale: 'zh-CN', isMultiTab: true });
    expect(service.facts()).toBe(before);
    toggleMenu(service);
    toggleMenu(service);
    stop();
    toggleMenu(service);
    expect(heard).toEqual([{ ...DEFAULT_SETTINGS, isSideMenuOpen: false }, DEFAULT_SETTINGS]);
  });

  it('allows a listener to unsubscribe while being notified', () => {
    const service = world().settings();
    const heard: string[] = [];
    const stop = service.subscribe(() => {
      heard.push('first');
      stop();
    });
    service.subscribe(() => heard.push('second'));
    toggleMenu(service);
    toggleMenu(service);
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('does not notify after disposal', () => {
    const service = world().settings();
    const heard: string[] = [];
    service.subscribe(() => heard.push('told'));
    service.on(() => heard.push('emitted'));
    service.dispose();
    toggleMenu(service);
    expect([service.facts(), heard]).toEqual([DEFAULT_SETTINGS, []]);
  });
});
