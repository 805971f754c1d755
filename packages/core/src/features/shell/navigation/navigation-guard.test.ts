import { describe, expect, it } from 'vitest';

import {
  decideNavigation,
  fixedRoutes,
  loginPath,
  type NavigationDecision,
  type NavigationInput,
  type NavigationStatus,
} from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

const HOME = '/dashboard/analysis';
const ALLOW: NavigationDecision = { kind: 'allow' };
const WAIT: NavigationDecision = { kind: 'wait' };
const redirect = (to: string): NavigationDecision => ({ kind: 'redirect', to, replace: true });

const sitemap = sitemapOf(
  [
    pageNode(HOME, '首页'),
    groupNode('/isps', '业务', [
      pageNode('/isps/activity', '活动'),
      pageNode('/isps/secret', '秘密', { meta: { permissionList: ['secret:list'] } }),
      pageNode('/isps/hidden', '隐藏', { hidden: true }),
    ]),
    groupNode('/locked', '上锁', [pageNode('/locked/1', '锁一')], { meta: { permissionList: ['lock:list'] } }),
    groupNode('/empty', '空', []),
    pageNode('/report/:code', '报表', { hidden: true }),
    pageNode('/report/own', '自己的报表', { meta: { permissionList: ['own:list'] } }),
    pageNode('/report/sales', '销售报表', { route: '0' }),
    pageNode('/unrouted', '无路由', { route: '0' }),
    pageNode('/df/:id', '带权限', { hidden: true, meta: { permissionList: ['df:list'] } }),
    pageNode('/部门', '部门'),
  ],
  ['activity:list'],
);
const nothing = sitemapOf([]);

function decide(path: string, status: NavigationStatus, more: Partial<NavigationInput> = {}): NavigationDecision {
  return decideNavigation({
    path,
    status,
    sitemap: status === 'loggedIn' ? sitemap : nothing,
    homePath: HOME,
    ...more,
  });
}

const open = ['/user/login', '/user/register', '/user/register-result', '/user/alteration'];
const closed = [
  '/',
  HOME,
  '/isps/activity',
  '/test',
  '/test/home',
  '/403',
  '/404',
  '/500',
  '/isps/userAnnouncement',
  '/nowhere',
  '/users',
];

describe('without a token', () => {
  it.each(open)('ROUTE-02 opens %s', (path) => {
    expect([decide(path, 'loggedOut'), decide(`${path}?a=1#b`, 'loggedOut'), decide(path, 'loggingIn')]).toEqual([
      ALLOW,
      ALLOW,
      ALLOW,
    ]);
  });

  it.each(closed)('ROUTE-02 does not open %s', (path) => {
    const away = redirect(`/user/login?redirect=${encodeURIComponent(path)}`);
    expect([decide(path, 'loggedOut'), decide(path, 'loggingIn')]).toEqual([away, away]);
  });

  it('ROUTE-02 opens only the four among the fixed routes', () => {
    const opened = fixedRoutes.filter(({ path }) => decide(path, 'loggedOut').kind === 'allow').map(({ path }) => path);
    expect(opened).toEqual(open);
  });

  it('ROUTE-03 redirects to the login page with the full requested path, query and hash', () => {
    expect(decide('/isps/activity?pageNo=2&title=%E7%99%BB%E9%AB%98&x=a+b#row', 'loggedOut')).toEqual(
      redirect(
        '/user/login?redirect=%2Fisps%2Factivity%3FpageNo%3D2%26title%3D%25E7%2599%25BB%25E9%25AB%2598%26x%3Da%2Bb%23row',
      ),
    );
  });

  it.each(['//evil.example', '/\\evil.example', '/a\u0000', `/${'a'.repeat(3000)}`, '/a\ud800', ''])(
    'ROUTE-03 omits a requested path outside this site: %j',
    (path) => {
      expect(decide(path, 'loggedOut')).toEqual(redirect('/user/login'));
    },
  );

  it('redirects to a plain login page after logout, and back to the requested page after an ended session', () => {
    const ends = (['signedOut', 'expired', 'menuFailed', null] as const).map((end) =>
      decide('/isps/activity', 'loggedOut', { end }),
    );
    const back = redirect('/user/login?redirect=%2Fisps%2Factivity');
    expect(ends).toEqual([redirect('/user/login'), back, back, back]);
  });

  it('ROUTE-13 redirects from /user to /user/login', () => {
    expect(
      (['loggedOut', 'loggingIn', 'loadingPermissions'] as const).map((status) => decide('/user/', status)),
    ).toEqual([redirect('/user/login'), redirect('/user/login'), redirect('/user/login')]);
  });
});

describe('while loading', () => {
  it('ROUTE-04 waits for the stored session', () => {
    expect([...open, ...closed].map((path) => decide(path, 'restoring'))).toEqual([...open, ...closed].map(() => WAIT));
  });

  it('ROUTE-04 waits for the menu before any page, and keeps the login page', () => {
    expect(closed.map((path) => decide(path, 'loadingPermissions'))).toEqual(closed.map(() => WAIT));
    expect(open.map((path) => decide(path, 'loadingPermissions'))).toEqual(open.map(() => ALLOW));
  });
});

describe('logged in', () => {
  it('AUTH-13 redirects from the login page to the home path', () => {
    expect(
      ['/user/login', '/user/login/', '/user', '/user/login?redirect='].map((path) => decide(path, 'loggedIn')),
    ).toEqual([redirect(HOME), redirect(HOME), redirect(HOME), redirect(HOME)]);
  });

  it('ROUTE-04 redirects to the requested page after login, with its query and hash', () => {
    const wanted = '/isps/activity?pageNo=2&title=%E7%99%BB%E9%AB%98#row';
    expect(decide(loginPath(wanted), 'loggedIn')).toEqual(redirect(wanted));
  });

  it('ROUTE-04 stays on the current path once the menu is loaded', () => {
    expect(decide('/isps/activity?pageNo=2', 'loggedIn')).toEqual(ALLOW);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/user/login',
    '/user/login?redirect=%2Fuser%2Flogin',
    '%2F%2Fevil.example',
  ])('ROUTE-03 ignores the redirect %j', (target) => {
    expect([
      decide(`/user/login?redirect=${encodeURIComponent(target)}`, 'loggedIn'),
      decide(`/user/login?redirect=${target.replaceAll('%', '%25')}`, 'loggedIn'),
    ]).toEqual([redirect(HOME), redirect(HOME)]);
  });

  it('ROUTE-03 ignores a redirect that cannot be decoded', () => {
    expect(decide('/user/login?redirect=%E0%A4%A', 'loggedIn')).toEqual(redirect(HOME));
  });

  it('HOME-04 ROUTE-11 leads from / and from a sign-in without a wanted path to the home page, and to the first leaf only without one', () => {
    const ends = (homePath: string, own = sitemap) =>
      ['/', '/?a=1', '/user/login', '/user/login?redirect=%2F'].map((path) => {
        const first = decide(path, 'loggedIn', { homePath, sitemap: own });
        return first.kind === 'redirect' && first.to === '/'
          ? decide('/', 'loggedIn', { homePath, sitemap: own })
          : first;
      });
    const all = (to: string) => Array.from({ length: 4 }, () => redirect(to));
    expect({
      home: ends(HOME),
      ofMenu: ends('/部门'),
      forbidden: ends('/isps/secret'),
      switchedOff: ends('/'),
      nothing: ends('/', nothing),
    }).toEqual({
      home: all(HOME),
      ofMenu: all('/部门'),
      forbidden: all('/isps/activity'),
      switchedOff: all('/isps/activity'),
      nothing: all(HOME),
    });
  });

  it.each([HOME, '/isps/userAnnouncement', '/test/home', '/403', '/404', '/500'])(
    'ROUTE-11 opens the fixed page %s regardless of the menu',
    (path) => {
      expect([decide(path, 'loggedIn'), decide(`${path}?a=1`, 'loggedIn', { sitemap: nothing })]).toEqual([
        ALLOW,
        ALLOW,
      ]);
    },
  );

  it.each([
    ['/isps//activity', '/isps/activity'],
    ['/isps/activity/?pageNo=2#row', '/isps/activity?pageNo=2#row'],
    ['/isps///activity//?next=//a', '/isps/activity?next=//a'],
    ['//isps/activity', '/isps/activity'],
    [`${HOME}//`, HOME],
    ['/report//a%2Fb/', '/report/a%2Fb'],
  ])('redirects from %s, which has empty segments, to the page itself', (path, to) => {
    expect([decide(path, 'loggedIn'), decide(to, 'loggedIn')]).toEqual([redirect(to), ALLOW]);
  });

  it('ROUTE-14 redirects from /test to /test/home', () => {
    expect(decide('/test', 'loggedIn')).toEqual(redirect('/test/home'));
  });

  it('ROUTE-12 finds no page at an unknown path', () => {
    const unknown = ['/nowhere', '/isps/activity/5', '/ISPS/activity', '/empty', '/unrouted', '/report', '/report/a/b'];
    expect(unknown.map((path) => decide(path, 'loggedIn').kind)).toEqual(unknown.map(() => 'notFound'));
  });

  it('ROUTE-18 denies a page whose codes the user does not hold', () => {
    expect(
      ['/isps/secret', '/isps/secret/?a#b', '/locked', '/locked/1', '/df/5'].map((path) => decide(path, 'loggedIn')),
    ).toEqual(Array.from({ length: 5 }, () => ({ kind: 'forbidden' })));
  });

  it('ROUTE-18 does not open a restricted page through a matching pattern', () => {
    expect(['/report/own', '/report/%6Fwn', '/report/other'].map((path) => decide(path, 'loggedIn').kind)).toEqual([
      'forbidden',
      'forbidden',
      'allow',
    ]);
  });

  it('ROUTE-09 opens a menu link without a route through the matching route', () => {
    expect([decide('/report/sales', 'loggedIn'), decide('/unrouted', 'loggedIn')]).toEqual([
      ALLOW,
      { kind: 'notFound' },
    ]);
  });

  it('opens hidden pages by URL, and redirects from a container to its first page', () => {
    expect([decide('/isps/hidden', 'loggedIn'), decide('/isps?a=1', 'loggedIn')]).toEqual([
      ALLOW,
      redirect('/isps/activity'),
    ]);
  });

  it('accepts either spelling of a path', () => {
    expect(['/部门', '/%E9%83%A8%E9%97%A8', '/%E9%83%A8%E9%97%A8?a=1'].map((path) => decide(path, 'loggedIn'))).toEqual(
      [ALLOW, ALLOW, ALLOW],
    );
  });

  it('keeps the current page during logout', () => {
    expect(decide('/isps/activity', 'loggingOut', { sitemap })).toEqual(ALLOW);
  });

  it.each(['/', '/user/login', '//evil.example', 'dashboard'])(
    'falls back to the fixed home if the configured one (%j) does not exist',
    (homePath) => {
      const from = (path: string) => decide(path, 'loggedIn', { sitemap: nothing, homePath });
      const steps = [from('/user/login'), from('/')];
      expect(steps).toEqual([redirect(HOME), redirect(HOME)]);
    },
  );
});

describe('fixed routes', () => {
  it('ROUTE-11 have the specified paths, names and titles', () => {
    expect(
      fixedRoutes.map(({ path, name, title, leadsTo }) => [
        path,
        name,
        title['zh-CN'],
        leadsTo.kind === 'redirect' ? leadsTo.to : leadsTo.kind,
      ]),
    ).toEqual([
      ['/', 'dashboard', '首页', 'home'],
      ['/dashboard/analysis', 'dashboard-analysis', '首页', 'page'],
      ['/user', 'user', '用户', '/user/login'],
      ['/user/login', 'login', '登录', 'page'],
      ['/user/register', 'register', '注册', 'page'],
      ['/user/register-result', 'registerResult', '注册结果', 'page'],
      ['/user/alteration', 'alteration', '账号变更', 'page'],
      ['/test', 'test', '测试', '/test/home'],
      ['/test/home', 'TestHome', '测试首页', 'page'],
      ['/isps/userAnnouncement', 'userAnnouncement', '我的消息', 'page'],
      ['/gallery', 'gallery', '部件示例', 'page'],
      ['/gallery/tables', 'gallery-tables', '可编辑表格示例', 'page'],
      ['/403', '403', '拒绝访问', 'page'],
      ['/404', '404', '页面不存在', 'page'],
      ['/500', '500', '服务器出错', 'page'],
    ]);
  });
});
