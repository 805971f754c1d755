import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sameText, localized } from '../../../kernel/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts } from '../../../testing/index.ts';
import type { TabsEmitted, TabsEvent } from './tab.types.ts';
import { createTabs } from './tabs.service.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const HOME = '/dashboard/analysis';

function drive(ports = fakePorts()) {
  const tabs = createTabs({ storage: createTypedStorage(ports), homePath: HOME });
  const emitted: TabsEmitted[] = [];
  tabs.on((event) => emitted.push(event));
  return {
    tabs,
    ports,
    open: (...paths: readonly string[]) => {
      for (const path of paths)
        tabs.send({ type: 'route.opened', keptAs: 'Page', key: path, path, title: sameText(path) });
    },
    seen: () => ({ tabs: tabs.facts().tabs.map((tab) => tab.key), active: tabs.facts().activeKey }),
    news: () => emitted.splice(0),
  };
}

describe('tabs', () => {
  it('TAB-01 opens one tab per path, and restores them after a reload', () => {
    const { open, seen, ports } = drive();
    open(HOME, '/a?id=1', '/a?id=2', '/b', '/a?id=1');
    expect(seen()).toEqual({ tabs: [HOME, '/a?id=1', '/a?id=2', '/b'], active: '/a?id=1' });
    const afterReload = drive(ports);
    expect(afterReload.seen()).toEqual({ tabs: [HOME, '/a?id=1', '/a?id=2', '/b'], active: null });
    afterReload.open('/b');
    expect(afterReload.seen()).toEqual({ tabs: [HOME, '/a?id=1', '/a?id=2', '/b'], active: '/b' });
  });

  it("navigates to the last path of a tab's page", () => {
    const { open, tabs, news } = drive();
    tabs.send({ type: 'route.opened', keptAs: null, key: '/list', path: '/list?pageNo=1', title: sameText('list') });
    tabs.send({ type: 'route.opened', keptAs: null, key: '/list', path: '/list?pageNo=7', title: sameText('list') });
    open('/b');
    tabs.send({ type: 'tab.choose', key: '/list' });
    tabs.send({ type: 'tab.close', key: '/b' });
    expect(news()).toEqual([
      { type: 'navigation.requested', path: '/list?pageNo=7' },
      { type: 'navigation.requested', path: '/list?pageNo=7' },
    ]);
  });

  it('a background page changes its path and nothing else', () => {
    const { open, seen, tabs, news } = drive();
    tabs.send({ type: 'route.opened', keptAs: null, key: '/list', path: '/list?pageNo=7', title: sameText('list') });
    open('/b');
    tabs.send({ type: 'tab.readdress', key: '/list', path: '/list?pageNo=6' });
    expect({ ...seen(), news: news() }).toEqual({ tabs: ['/list', '/b'], active: '/b', news: [] });
    tabs.send({ type: 'tab.choose', key: '/list' });
    expect(news()).toEqual([{ type: 'navigation.requested', path: '/list?pageNo=6' }]);
  });

  it('TAB-01 ignores malformed tabs in the storage', () => {
    const ports = fakePorts();
    ports.sessionStorage.setItem(
      'OPEN_TABS',
      '[{"key":"/a","path":"//evil.example","title":{"zh-CN":"x","en-US":"x"}}]',
    );
    expect(drive(ports).seen()).toEqual({ tabs: [], active: null });
  });

  it('TAB-02 the home tab cannot be closed', () => {
    const { open, seen, tabs, news } = drive();
    open(HOME, '/a');
    tabs.send({ type: 'tab.close', key: HOME });
    expect(news()).toEqual([
      {
        type: 'notice.raised',
        notice: { level: 'warning', text: localized('首页不能关闭！', 'the home page cannot be closed!') },
      },
    ]);
    expect(seen().tabs).toEqual([HOME, '/a']);
  });

  it('TAB-03 the last tab cannot be closed', () => {
    const { open, seen, tabs, news } = drive();
    open('/a');
    tabs.send({ type: 'tab.close', key: '/a' });
    expect(news()).toEqual([
      {
        type: 'notice.raised',
        notice: {
          level: 'warning',
          text: localized('这是最后一页，不能再关闭了！', 'this is the last page and cannot be closed'),
        },
      },
    ]);
    expect(seen().tabs).toEqual(['/a']);
  });

  it('selects the right neighbour of a closed tab, else the left one, and stays if another was closed', () => {
    const { open, seen, tabs, news } = drive();
    open(HOME, '/a', '/b', '/c');
    tabs.send({ type: 'route.opened', keptAs: null, key: '/b', path: '/b', title: sameText('/b') });
    tabs.send({ type: 'tab.close', key: '/b' });
    expect({ ...seen(), news: news() }).toEqual({
      tabs: [HOME, '/a', '/c'],
      active: '/c',
      news: [{ type: 'navigation.requested', path: '/c' }],
    });
    tabs.send({ type: 'tab.close', key: '/c' });
    expect({ ...seen(), news: news() }).toEqual({
      tabs: [HOME, '/a'],
      active: '/a',
      news: [{ type: 'navigation.requested', path: '/a' }],
    });
    open('/d');
    tabs.send({ type: 'tab.close', key: '/a' });
    expect({ ...seen(), news: news() }).toEqual({ tabs: [HOME, '/d'], active: '/d', news: [] });
  });

  it.each([
    ['left', [HOME, '/b', '/c']],
    ['right', [HOME, '/a', '/b']],
    ['others', [HOME, '/b']],
  ] as const)('TAB-04 closes %s of a tab and keeps the home tab', (group, left) => {
    const { open, seen, tabs } = drive();
    open(HOME, '/a', '/b', '/c');
    tabs.send({ type: 'tabs.close', key: '/b', group });
    expect(seen().tabs).toEqual(left);
  });

  it('TAB-04 selects the tab whose menu closed the current one', () => {
    const { open, seen, tabs, news } = drive();
    open(HOME, '/a', '/b', '/c');
    tabs.send({ type: 'tabs.close', key: '/a', group: 'right' });
    expect({ ...seen(), news: news() }).toEqual({
      tabs: [HOME, '/a'],
      active: '/a',
      news: [{ type: 'navigation.requested', path: '/a' }],
    });
  });

  it('TAB-04 a refresh remounts one page only', () => {
    const { open, tabs } = drive();
    open('/a', '/b');
    tabs.send({ type: 'tab.refresh', key: '/b' });
    expect(tabs.facts().tabs.map(({ key, generation }) => ({ key, generation }))).toEqual([
      { key: '/a', generation: 0 },
      { key: '/b', generation: 1 },
    ]);
  });

  it('asks for confirmation before a refresh discards unsaved edits, and cancelling keeps them', () => {
    const { open, tabs } = drive();
    const seen = () => {
      const { tabs: all, confirming, asksTo } = tabs.facts();
      return {
        tabs: all.map(({ generation, isDirty }) => ({ generation, isDirty })),
        asks: confirming.map(({ key }) => key),
        asksTo,
      };
    };
    open('/a');
    tabs.send({ type: 'tab.edited', key: '/a', isDirty: true });
    tabs.send({ type: 'tab.refresh', key: '/a' });
    expect(seen()).toEqual({ tabs: [{ generation: 0, isDirty: true }], asks: ['/a'], asksTo: 'refresh' });
    tabs.send({ type: 'loss.cancel' });
    expect(seen()).toEqual({ tabs: [{ generation: 0, isDirty: true }], asks: [], asksTo: 'refresh' });
    tabs.send({ type: 'tab.refresh', key: '/a' });
    tabs.send({ type: 'loss.confirm' });
    expect(seen()).toEqual({ tabs: [{ generation: 1, isDirty: false }], asks: [], asksTo: 'refresh' });
  });

  it('a page has unsaved edits while one of its forms has, and drafts while all of these persist one', () => {
    const { open, tabs } = drive();
    open('/a');
    const seen = () => tabs.facts().tabs.map(({ isDirty, isDrafted }) => ({ isDirty, isDrafted }));
    tabs.send({ type: 'tab.edited', key: '/a', source: 'roles', isDirty: true, isDrafted: true });
    tabs.send({ type: 'tab.edited', key: '/a', source: 'departments', isDirty: true });
    expect(seen()).toEqual([{ isDirty: true, isDrafted: false }]);
    tabs.send({ type: 'tab.edited', key: '/a', source: 'departments', isDirty: false });
    expect(seen()).toEqual([{ isDirty: true, isDrafted: true }]);
    tabs.send({ type: 'tab.edited', key: '/a', source: 'roles', isDirty: false });
    expect(seen()).toEqual([{ isDirty: false, isDrafted: false }]);
  });

  it('keeps a page mounted that opted in, and one with unsaved edits in any case', () => {
    const { tabs } = drive();
    const show = (path: string, keptAs: string | null) =>
      tabs.send({ type: 'route.opened', key: path, path, title: sameText(path), keptAs });
    show('/list', 'ActivityList');
    show('/list?id=7', 'ActivityList');
    show('/grants', null);
    show('/home', null);
    expect(tabs.facts().keptKeys).toEqual(['/list?id=7', '/list']);
    tabs.send({ type: 'tab.edited', key: '/grants', isDirty: true });
    expect(tabs.facts().keptKeys).toEqual(['/grants', '/list?id=7', '/list']);
    tabs.send({ type: 'tab.edited', key: '/grants', isDirty: false });
    expect(tabs.facts().keptKeys).toEqual(['/list?id=7', '/list']);
  });

  it('stores the component names of kept-alive pages under the expected key', () => {
    const { tabs, ports } = drive();
    const kept = () => ports.localStorage.entries()['pro__CACHE_INCLUDED_ROUTES'];
    for (const [key, keptAs] of [
      ['/list', 'ActivityList'],
      ['/list?id=7', 'ActivityList'],
      ['/types', 'TypeList'],
      ['/home', null],
    ] as const)
      tabs.send({ type: 'route.opened', key, path: key, title: sameText(key), keptAs });
    expect(kept()).toBe('{"value":["ActivityList","TypeList"],"expire":null}');
    tabs.send({ type: 'tab.close', key: '/types' });
    expect(kept()).toBe('{"value":["ActivityList"],"expire":null}');
  });

  it('TAB-05 a title set while open is shown immediately and stored for its path', () => {
    const { open, tabs, ports } = drive();
    open('/a?id=1');
    tabs.send({ type: 'tab.retitle', key: '/a?id=1', title: sameText('重阳登高') });
    expect(tabs.facts().tabs.map((tab) => tab.title)).toEqual([sameText('重阳登高')]);
    tabs.dispose();
    const another = drive(fakePorts({ localStorage: ports.localStorage }));
    another.open('/a?id=1');
    expect(another.tabs.facts().tabs.map((tab) => tab.title)).toEqual([sameText('重阳登高')]);
  });

  it("TAB-05 a tab follows its page's title, and keeps a user-defined name until it is removed", () => {
    const { open, tabs } = drive();
    const titles = () => tabs.facts().tabs.map((tab) => tab.title);
    open('/a', '/b');
    tabs.send({ type: 'tab.retitle', key: '/b', title: sameText('mine') });
    const english = new Map([
      ['/a', sameText('Activities')],
      ['/b', sameText('Matches')],
      ['/z', sameText('Other')],
    ]);
    tabs.send({ type: 'titles.changed', titles: english });
    expect(titles()).toEqual([sameText('Activities'), sameText('mine')]);
    tabs.send({ type: 'title.reset', key: '/b', title: sameText('Matches') });
    tabs.send({ type: 'titles.changed', titles: new Map([['/b', sameText('赛事管理')]]) });
    expect(titles()).toEqual([sameText('Activities'), sameText('赛事管理')]);
  });

  it('TAB-07 moves a tab before another, and nothing before the home tab', () => {
    const { open, seen, tabs } = drive();
    open(HOME, '/a', '/b', '/c');
    tabs.send({ type: 'tab.move', key: '/c', before: '/a' });
    expect(seen().tabs).toEqual([HOME, '/c', '/a', '/b']);
    tabs.send({ type: 'tab.move', key: '/b', before: HOME });
    expect(seen().tabs).toEqual([HOME, '/b', '/c', '/a']);
    tabs.send({ type: 'tab.move', key: HOME, before: null });
    tabs.send({ type: 'tab.move', key: '/b', before: null });
    expect(seen().tabs).toEqual([HOME, '/c', '/a', '/b']);
  });

  it('asks for confirmation before closing unsaved edits, one tab or many, and cancelling keeps them', () => {
    const { open, seen, tabs } = drive();
    open(HOME, '/a', '/b', '/c');
    tabs.send({ type: 'tab.edited', key: '/a', isDirty: true });
    for (const event of [
      { type: 'tab.close', key: '/a' },
      { type: 'tabs.close', key: '/c', group: 'left' },
    ] satisfies TabsEvent[]) {
      tabs.send(event);
      expect(tabs.facts().confirming.map((tab) => tab.key)).toContain('/a');
      tabs.send({ type: 'loss.cancel' });
      expect({ ...seen(), asks: tabs.facts().confirming }).toEqual({
        tabs: [HOME, '/a', '/b', '/c'],
        active: '/c',
        asks: [],
      });
    }
    tabs.send({ type: 'tabs.close', key: '/c', group: 'others' });
    tabs.send({ type: 'loss.confirm' });
    expect({ ...seen(), asks: tabs.facts().confirming }).toEqual({ tabs: [HOME, '/c'], active: '/c', asks: [] });
  });

  it('opens a closed page anew, also one that is not unmounted yet', () => {
    const { open, tabs } = drive();
    const generations = () => tabs.facts().tabs.map(({ key, generation }) => [key, generation]);
    open(HOME, '/a');
    tabs.send({ type: 'tab.close', key: '/a' });
    const closed = tabs.facts().closedGenerations;
    open('/a');
    const again = generations();
    tabs.send({ type: 'tab.close', key: '/a' });
    open('/a');
    expect([closed, again, generations(), tabs.facts().closedGenerations]).toEqual([
      { '/a': 0 },
      [
        [HOME, 0],
        ['/a', 1],
      ],
      [
        [HOME, 0],
        ['/a', 2],
      ],
      {},
    ]);
  });

  it('reopens closed tabs, last closed first', () => {
    const { open, tabs, news } = drive();
    open(HOME, '/a', '/b', '/c');
    tabs.send({ type: 'tab.close', key: '/a' });
    tabs.send({ type: 'tab.close', key: '/b' });
    tabs.send({ type: 'tab.reopen' });
    open('/b');
    tabs.send({ type: 'tab.reopen' });
    open('/a');
    expect({ news: news(), canReopen: tabs.facts().canReopen }).toEqual({
      news: [
        { type: 'navigation.requested', path: '/b' },
        { type: 'navigation.requested', path: '/a' },
      ],
      canReopen: false,
    });
  });

  it('keeps ten pages alive, evicts the least recently used, and never one with unsaved edits', () => {
    const { open, tabs } = drive();
    open('/p1');
    tabs.send({ type: 'tab.edited', key: '/p1', isDirty: true });
    open(...Array.from({ length: 11 }, (_, index) => `/p${index + 2}`));
    expect(tabs.facts().keptKeys).toEqual([
      '/p12',
      '/p11',
      '/p10',
      '/p9',
      '/p8',
      '/p7',
      '/p6',
      '/p5',
      '/p4',
      '/p3',
      '/p1',
    ]);
    expect(tabs.facts().tabs).toHaveLength(12);
  });

  it('TAB-08 are keyed by full path, come back with their titles, let go of the least recently used page, reopen, and ask before edits are lost', () => {
    const { open, seen, tabs, ports } = drive();
    open(HOME, '/a?id=1', '/a?id=2');
    tabs.send({ type: 'tab.retitle', key: '/a?id=2', title: sameText('第二份') });
    const titles = (of: typeof tabs) => of.facts().tabs.map(({ key, title }) => [key, title['zh-CN']]);
    const before = titles(tabs);
    const restored = drive(ports);
    expect([seen().tabs, before, titles(restored.tabs)]).toEqual([
      [HOME, '/a?id=1', '/a?id=2'],
      [
        [HOME, HOME],
        ['/a?id=1', '/a?id=1'],
        ['/a?id=2', '第二份'],
      ],
      before,
    ]);

    // Ten pages are kept; the eleventh lets go of the one that was not seen for longest, and its tab stays.
    open(...Array.from({ length: 10 }, (_, index) => `/p${index}`));
    const kept = [...tabs.facts().keptKeys];
    expect([kept.length, kept.includes('/a?id=1'), seen().tabs.includes('/a?id=1')]).toEqual([10, false, true]);

    tabs.send({ type: 'tab.close', key: '/p4' });
    tabs.send({ type: 'tab.reopen' });
    open('/p4');
    expect(seen().active).toBe('/p4');

    tabs.send({ type: 'tab.edited', key: '/p4', isDirty: true });
    const dot = tabs.facts().tabs.find(({ key }) => key === '/p4')?.isDirty;
    tabs.send({ type: 'tab.close', key: '/p4' });
    expect([dot, tabs.facts().confirming.map(({ key }) => key), seen().tabs.includes('/p4')]).toEqual([
      true,
      ['/p4'],
      true,
    ]);
  });

  it('another user starts without tabs', () => {
    const { open, tabs, seen, ports } = drive();
    open(HOME, '/a');
    tabs.send({ type: 'tabs.clear' });
    expect(seen()).toEqual({ tabs: [], active: null });
    expect(drive(ports).seen()).toEqual({ tabs: [], active: null });
  });

  it('holds its invariants under any events: no duplicate tab, current one open, home first, kept ones open', () => {
    const path = fc.constantFrom(HOME, '/a', '/b', '/c', '/d');
    const event: fc.Arbitrary<TabsEvent> = fc.oneof(
      fc.record({
        type: fc.constant('route.opened' as const),
        keptAs: fc.constantFrom(null, 'Page'),
        key: path,
        path,
        title: fc.constant(sameText('x')),
      }),
      fc.record({ type: fc.constant('tab.close' as const), key: path }),
      fc.record({
        type: fc.constant('tabs.close' as const),
        key: path,
        group: fc.constantFrom('left' as const, 'right' as const, 'others' as const),
      }),
      fc.record({ type: fc.constant('tab.move' as const), key: path, before: fc.option(path) }),
      fc.record({ type: fc.constant('tab.edited' as const), key: path, isDirty: fc.boolean() }),
      fc.record({ type: fc.constantFrom('loss.confirm' as const, 'loss.cancel' as const, 'tab.reopen' as const) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { tabs } = drive();
        let opened = false;
        for (const step of events) {
          tabs.send(step);
          opened ||= step.type === 'route.opened';
          const { tabs: open, activeKey, keptKeys } = tabs.facts();
          const paths = open.map((tab) => tab.key);
          expect(new Set(paths).size).toBe(paths.length);
          expect(activeKey === null ? !opened : paths.includes(activeKey)).toBe(true);
          expect(paths.indexOf(HOME)).toBeLessThanOrEqual(0);
          expect(keptKeys.every((kept) => paths.includes(kept))).toBe(true);
        }
      }),
      { seed: 20261121, numRuns: propertyRuns(300) },
    );
  });
});
