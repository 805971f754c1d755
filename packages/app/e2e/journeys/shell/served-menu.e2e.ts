import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { serveMenu, type ServedNode } from '../../fixtures/served-menu.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const entry = (path: string, title: string, more: Partial<ServedNode> = {}): ServedNode => ({
  id: `id ${path}`,
  path,
  component: 'pages/home',
  ...more,
  meta: { title, ...more.meta },
});

const framed = (path: string, title: string, url: string): ServedNode =>
  entry(path, title, { component: 'layouts/IframePageView', meta: { title, url } });

const external = (path: string, title: string, url: string): ServedNode =>
  entry(path, title, { meta: { title, url, internalOrExternal: true } });

/** Addresses that run a program or leave the site where nobody looks at them. */
const SCRIPTS = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '//evil.example/x',
  '/\\evil.example/x',
  'vbscript:x',
];

test.use({ signedInAs: 'admin' });

test('a served menu leads to other sites in frames and windows; its hostile entries run nothing and lead nowhere', async ({
  on,
  page,
  context,
}) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const menuSearch = on(MenuSearchModel);
  const list = on(ResourceListModel);
  const elsewhere: string[] = [];
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil')) elsewhere.push(request.url());
  });
  await context.route('https://*.example.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Somebody else</h1><script>document.title = String(self.origin)</script>',
    }),
  );
  // The server of this test lists no sites: only its policy is changed, as FRAME_HOSTS would.
  await page.route('**/framed', async (route) => {
    const response = await route.fetch();
    const policy = (response.headers()['content-security-policy'] ?? '').replace(
      "frame-src 'self'",
      "frame-src 'self' https://report.example.org",
    );
    const body = (await response.text()).replace(
      /(id="evergreen-config">)\{\}/u,
      '$1{"frameHosts":["https://report.example.org"]}',
    );
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy }, body });
  });
  await serveMenu(page, [
    framed('/framed', '数据大屏', 'https://report.example.org/b'),
    framed('/unlisted', '别的站点', 'https://other.example.org/c'),
    external('/docs', '外部文档', 'https://docs.example.org/a'),
    external('/report', '我的报表', 'https://report.example.org/{{username}}?by={{user.username}}'),
    ...SCRIPTS.map((url, index) => framed(`/bad${index}`, `坏地址${index}`, url)),
    ...SCRIPTS.map((url, index) => external(`/out${index}`, `坏链接${index}`, url)),
    entry('//evil.example/path', '别人的路径'),
    entry('/round', '圈', {
      component: 'layouts/RouteView',
      redirect: '/round/again',
      children: [entry('/round/again', '再来', { component: 'layouts/RouteView', redirect: '/round', children: [] })],
    }),
    entry('/unknown', '没有这个组件', { component: '../../../etc/passwd' }),
    entry('/same', '同名一'),
    entry('/same', '同名二'),
    entry('/xss', '<img src=x onerror=alert(1)>'),
    entry('/isps/activity', '活动管理', { component: 'areas/activity' }),
    entry('/isps/activityType', '种类', {
      component: 'areas/activityType',
      meta: { title: '种类', icon: 'TrophyOutlined', keepAlive: true, componentName: 'KindsOfActivity' },
    }),
    entry('/isps/newsType', '栏目', {
      component: 'areas/newsType',
      meta: { title: '栏目', keepAlive: false, hiddenHeaderContent: true },
    }),
    entry('/locked', '上锁', { component: 'areas/match', meta: { title: '上锁', permissionList: ['nobody:list'] } }),
    entry('/skipped', '不成页面', { component: 'areas/match', route: '0' }),
  ]);

  await test.step('ROUTE-20 a listed site stands in a frame of its own rights', async () => {
    await shell.load('/framed');
    const frame = page.getByTitle('数据大屏', { exact: true }).and(page.locator('iframe'));
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
    await expect(frame.contentFrame().getByRole('heading', { name: 'Somebody else' })).toBeVisible();
    await shell.seeNoSidewaysScroll();
    await shell.resize(390, 844);
    await expect(frame).toBeVisible();
    await shell.seeNoSidewaysScroll();
    await shell.resize(1440);
  });

  await test.step('ROUTE-20 another site is named and offered a window', async () => {
    await shell.move('/unlisted');
    await expect(
      page.getByText('系统没有允许在页面中显示 https://other.example.org，请联系管理员，或在新窗口中打开'),
    ).toBeVisible();
    await expect(page.locator('iframe:visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '在新窗口中打开' }).and(page.locator(':visible'))).toHaveAttribute(
      'href',
      'https://other.example.org/c',
    );
  });

  await test.step('LAYOUT-08 ROUTE-20 external and framed pages open a window of their own from the search', async () => {
    await menuSearch.type('外部');
    expect(await menuSearch.addressOpenedBy('外部文档')).toBe('https://docs.example.org/a');
    await menuSearch.type('sjdp');
    expect(await menuSearch.addressOpenedBy('数据大屏')).toBe('https://report.example.org/b');
    await shell.seeAddress('/unlisted');
  });

  await test.step('ROUTE-07 title, icon, component name, kept state, header and permissions of an entry act on its page', async () => {
    await menu.choose('种类');
    await shell.seeTitle('种类 · 企业退休人员服务平台');
    await shell.seeBreadcrumb('首页', '种类');
    await expect(menu.entry('种类').locator('.anticon-trophy')).toBeVisible();
    await list.typeSearch('类型名称', '打了一半');
    await menu.choose('栏目');
    await shell.seeTitle('栏目 · 企业退休人员服务平台');
    await shell.seeNoBreadcrumb();
    await list.typeSearch('类型名称', '也打了一半');
    await menu.choose('种类');
    await list.seeSearch('类型名称', '打了一半');
    expect(await page.evaluate(() => localStorage.getItem('pro__CACHE_INCLUDED_ROUTES'))).toContain('KindsOfActivity');
    await menu.choose('栏目');
    await list.seeSearch('类型名称', '');
    await menu.seeNoEntry('上锁');
    await shell.move('/locked');
    await shell.seeException('403', '您没有权限打开这个页面');
  });

  await test.step('ROUTE-09 an entry whose route flag is 0 stands in the menu, and is no page', async () => {
    await menu.seeEntry('不成页面');
    await shell.move('/skipped');
    await shell.seeAddress('/404');
  });

  await test.step('ROUTE-10 an expression in an address is filled in', async () => {
    await menu.seeEntry('活动管理');
    await expect(page.getByRole('link', { name: /我的报表/u })).toHaveAttribute(
      'href',
      'https://report.example.org/admin?by=admin',
    );
  });

  await test.step('ROUTE-10 T-62 a hostile address is an error of its own entry, and no link leads to it', async () => {
    for (const index of SCRIPTS.keys()) {
      await shell.move(`/bad${index}`);
      await shell.seeAddress(`/bad${index}`);
      await expect(page.getByText('这个菜单的地址有误').and(page.locator(':visible'))).toBeVisible();
    }
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], iframe[src]')].map(
        (node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '',
      ),
    );
    expect(
      links.filter((link) => /^\s*(?:javascript|data|vbscript):|^[/\\]{2}|evil\.example(?!\/path)/iu.test(link)),
    ).toEqual([]);
  });

  await test.step('T-62 a circle leads to /404, an unknown component to a page that says so, and honest entries work', async () => {
    await shell.move('/round');
    await shell.seeAddress('/404');
    await shell.move('/unknown');
    await shell.seeNotBuiltYet('没有这个组件');
    await shell.move('/isps/activity');
    await list.see();
    expect({ said, elsewhere }).toEqual({ said: [], elsewhere: [] });
  });
});

test('T-62 a menu of 2,000 entries opens, is searched by pinyin and leads to a page', async ({ on, page }) => {
  const shell = on(ShellModel);
  const menuSearch = on(MenuSearchModel);
  await serveMenu(page, [
    ...Array.from({ length: 1999 }, (_, index) => entry(`/many/${index}`, `活动页面 ${index}`, { hidden: false })),
    entry('/isps/activity', '赛事登记', { component: 'areas/activity' }),
  ]);
  await shell.load('/dashboard/analysis');
  await menuSearch.type('ssdj');
  await menuSearch.seeFound('赛事登记');
  await menuSearch.press('Enter');
  await shell.seeAddress('/isps/activity');
});
