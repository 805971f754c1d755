import * as v from 'valibot';
import { expect, it } from 'vitest';

import { permissionResponse } from '../../../contract/index.ts';
import { ok } from '../../../kernel/index.ts';
import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakePorts, fakeSharedStorage, settled } from '../../../testing/index.ts';
import { createSettings } from '../settings/index.ts';
import { createSitemap, type MenuSource } from './sitemap.service.ts';
import { groupNode, pageNode } from './wire-menu.testing.ts';

const { menu } = v.parse(permissionResponse, {
  menu: [
    pageNode('/report', '报表', {
      component: 'layouts/IframePageView',
      meta: { url: 'https://a.example/{{ tenantId }}/{{ userId }}' },
    }),
  ],
  auth: [],
  allAuth: [],
});
const nobody = { menu: [], permissions: null, user: null };
const clerk = { menu, permissions: { own: [], all: [] }, user: { id: 'u1', username: 'clerk' } };

function drive() {
  const shared = { local: fakeSharedStorage(), session: fakeSharedStorage() };
  const openStorage = () =>
    createTypedStorage({
      ...fakePorts(),
      localStorage: shared.local.openWindow(),
      sessionStorage: shared.session.openWindow(),
    });
  const [own, other] = [openStorage(), openStorage()];
  const settings = createSettings({ storage: own });
  let facts: ReturnType<MenuSource['facts']> = nobody;
  const listeners = new Set<() => void>();
  const sitemap = createSitemap({
    auth: {
      facts: () => facts,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    settings,
    storage: own,
    domainUrl: '/api',
    staticDomainUrl: '/static',
  });
  let told = 0;
  sitemap.subscribe(() => (told += 1));
  return {
    sitemap,
    settings,
    own,
    other,
    become(next: typeof facts) {
      facts = next;
      for (const listener of listeners) listener();
    },
    seen: () => [told, sitemap.facts().pages.map(({ component }) => component)],
  };
}

const framed = (address: string) => ({ kind: 'frame', address: ok(address) });

it('follows session and tenant, and keeps its reference while neither changes', async () => {
  const { sitemap, own, other, become, seen } = drive();
  expect(seen()).toEqual([0, []]);
  own.set(storageKeys.tenantId, '1002');
  become(clerk);
  expect(seen()).toEqual([1, [framed('https://a.example/1002/u1')]]);
  const shown = sitemap.facts();
  become({ ...clerk });
  expect([sitemap.facts() === shown, seen()[0]]).toEqual([true, 1]);
  other.set(storageKeys.tenantId, '1003');
  await settled();
  expect(seen()).toEqual([2, [framed('https://a.example/1003/u1')]]);
  sitemap.dispose();
  become(nobody);
  expect(seen()).toEqual([2, [framed('https://a.example/1003/u1')]]);
});

it('LAYOUT-19 the switch of the settings puts the pages that are still to come into the menu, and takes them out again', () => {
  const { sitemap, settings, become } = drive();
  const { menu: planned } = v.parse(permissionResponse, {
    menu: [
      groupNode('/isps', '活动中心', [
        pageNode('/isps/activity', '活动管理', { component: 'areas/activity' }),
        pageNode('/isps/later', '以后的页面', { component: 'pages/later' }),
      ]),
    ],
    auth: [],
    allAuth: [],
  });
  become({ ...clerk, menu: planned });
  const entries = () =>
    sitemap.facts().entries.flatMap(({ children }) => children.map(({ title, isPlanned }) => ({ title, isPlanned })));
  const built = { title: '活动管理', isPlanned: false };
  const seen = [entries()];
  for (const arePlannedPagesShown of [true, false]) {
    settings.send({ type: 'setting.choose', change: { arePlannedPagesShown } });
    seen.push(entries());
  }
  expect(seen).toEqual([[built], [built, { title: '以后的页面', isPlanned: true }], [built]]);
});
