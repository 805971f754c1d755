import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { permissionResponse } from '../../../contract/index.ts';
import { sameText } from '../../../kernel/index.ts';
import { buildSitemap } from '../navigation/index.ts';
import { tabAt, tabOfPage } from './tab-at.ts';

const HOME = '/dashboard/analysis';
const page = (path: string, component: string, title: string, meta: object = {}) => ({
  id: path,
  path,
  component,
  meta: { title, ...meta },
});
const { menu } = v.parse(permissionResponse, {
  menu: [
    {
      ...page('/isps', 'layouts/RouteView', '业务'),
      children: [
        page('/isps/activity', 'areas/activity', '活动管理', { keepAlive: true, componentName: 'ActivityList' }),
        page('/isps/grants', 'pages/grants', '授权', { permissionList: ['grant:edit'] }),
        page('/isps/sms', 'pages/sms', '短信'),
      ],
    },
  ],
  auth: [],
  allAuth: [],
});
const context = { domainUrl: '/api', staticDomainUrl: '/api/static', userId: 'u', username: 'clerk', tenantId: '0' };
const sitemap = buildSitemap(menu, { lists: { own: [], all: [] }, context }, { arePlannedPagesShown: false });
const at = (path: string, status: 'loggedIn' | 'loggedOut' | 'loadingPermissions' = 'loggedIn') =>
  tabAt({ path, status, sitemap, homePath: HOME });

describe('tab of a location', () => {
  it('TAB-01 belongs to its page, ignoring query parameters for view state', () => {
    const activities = { key: '/isps/activity', title: sameText('活动管理'), keptAs: 'ActivityList' };
    expect([at('/isps/activity'), at('/isps/activity?pageNo=2&title=a#top'), at('/isps/sms?id=7')]).toEqual([
      { ...activities, path: '/isps/activity' },
      { ...activities, path: '/isps/activity?pageNo=2&title=a#top' },
      { key: '/isps/sms?id=7', path: '/isps/sms?id=7', title: sameText('短信'), keptAs: null },
    ]);
    expect(at(HOME)).toMatchObject({ key: HOME, keptAs: null });
  });

  it.each(['/', '/isps', '/isps/grants', '/nowhere', '/user/login', '/user', '/test/home', '/403', '/404', '/500'])(
    'is none at %s, which redirects, is forbidden or outside of the layout',
    (path) => {
      expect(at(path)).toBeUndefined();
    },
  );

  it('is none before the menu is loaded and without a user', () => {
    expect([at(HOME, 'loadingPermissions'), at(HOME, 'loggedOut'), at('/user/login', 'loggedOut')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('belongs to a forbidden page, too', () => {
    expect(tabOfPage('/isps/sms', sitemap)?.key).toBe('/isps/sms');
  });
});
