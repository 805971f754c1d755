import { DEVICES } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { serveMenu, type ServedNode } from '../../fixtures/served-menu.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const page1 = (path: string, title: string, more: Partial<ServedNode> = {}): ServedNode => ({
  id: `id ${path}`,
  path,
  component: 'pages/home',
  ...more,
  meta: { title, ...more.meta },
});

test.use({ signedInAs: 'admin' });

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('ROUTE-17 a page whose code is not loaded within 120000 ms reports it, and a retry loads it', async ({
      on,
      page,
    }) => {
      const shell = on(ShellModel);
      const list = on(ResourceListModel);
      await page.clock.install();
      await shell.open('/dashboard/analysis');
      await shell.seeHome('企业退休人员服务平台');
      let isHeld = true;
      const held: (() => void)[] = [];
      await page.route('**/assets/resource.page-*.js', async (route) => {
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue().catch(() => undefined);
      });
      await shell.move('/isps/activity');
      await expect.poll(() => held.length).toBe(1);
      await page.clock.fastForward(119_000);
      await expect(page.getByRole('heading', { name: '页面加载失败' })).toHaveCount(0);
      await page.clock.fastForward(1_500);
      await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
      isHeld = false;
      held.forEach((release) => release());
      await page.getByRole('button', { name: '重试' }).click();
      await list.see();
    });

    test('ROUTE-20 a listed site stands in a frame of its own rights; another is named and offered a window', async ({
      on,
      page,
    }) => {
      const shell = on(ShellModel);
      await page.context().route('https://*.example.org/**', (route) =>
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
        page1('/framed', '数据大屏', {
          component: 'layouts/IframePageView',
          meta: { title: '数据大屏', url: 'https://report.example.org/b' },
        }),
        page1('/unlisted', '别的站点', {
          component: 'layouts/IframePageView',
          meta: { title: '别的站点', url: 'https://other.example.org/c' },
        }),
      ]);
      await shell.open('/framed');
      const frame = page.getByTitle('数据大屏', { exact: true }).and(page.locator('iframe'));
      await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
      await expect(frame.contentFrame().getByRole('heading', { name: 'Somebody else' })).toBeVisible();
      await shell.seeNoSidewaysScroll();
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
  });

test('ROUTE-10 T-62 a hostile menu runs nothing, leaves the site nowhere and keeps its honest entries working', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
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
  const scripts = [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '{{constructor.constructor("alert(1)")()}}',
    '//evil.example/x',
    '/\\evil.example/x',
    'vbscript:x',
  ];
  await serveMenu(page, [
    ...scripts.map((url, index) =>
      page1(`/bad${index}`, `坏地址${index}`, {
        component: 'layouts/IframePageView',
        meta: { title: `坏地址${index}`, url },
      }),
    ),
    ...scripts.map((url, index) =>
      page1(`/out${index}`, `坏链接${index}`, { meta: { title: `坏链接${index}`, url, internalOrExternal: true } }),
    ),
    page1('/report', '我的报表', {
      meta: {
        title: '我的报表',
        url: 'https://report.example.org/{{username}}?by={{user.username}}',
        internalOrExternal: true,
      },
    }),
    page1('//evil.example/path', '别人的路径'),
    page1('/round', '圈', {
      component: 'layouts/RouteView',
      redirect: '/round/again',
      children: [page1('/round/again', '再来', { component: 'layouts/RouteView', redirect: '/round', children: [] })],
    }),
    page1('/unknown', '没有这个组件', { component: '../../../etc/passwd' }),
    page1('/same', '同名一'),
    page1('/same', '同名二'),
    page1('/xss', '<img src=x onerror=alert(1)>'),
    page1('/isps/activity', '活动管理', { component: 'areas/activity' }),
  ]);
  await shell.open('/dashboard/analysis');
  await menu.seeEntry('活动管理');
  await expect(page.getByRole('link', { name: /我的报表/u })).toHaveAttribute(
    'href',
    'https://report.example.org/admin?by=admin',
  );
  for (const index of scripts.keys()) {
    await shell.move(`/bad${index}`);
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
  await shell.move('/round');
  await shell.seeAddress('/404');
  await shell.move('/unknown');
  await shell.seeNotBuiltYet('没有这个组件');
  await shell.move('/isps/activity');
  await list.see();
  expect({ said, elsewhere }).toEqual({ said: [], elsewhere: [] });
});

test('T-62 a menu of 2,000 entries opens, is searched by pinyin and leads to a page', async ({ on, page }) => {
  const shell = on(ShellModel);
  const menuSearch = on(MenuSearchModel);
  await serveMenu(page, [
    ...Array.from({ length: 1999 }, (_, index) => page1(`/many/${index}`, `活动页面 ${index}`, { hidden: false })),
    page1('/isps/activity', '赛事登记', { component: 'areas/activity' }),
  ]);
  await shell.open('/dashboard/analysis');
  await menuSearch.type('ssdj');
  await menuSearch.seeFound('赛事登记');
  await menuSearch.press('Enter');
  await shell.seeAddress('/isps/activity');
});

test('ROUTE-12 the error pages lead back to the previous page', async ({ on, page }) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const list = on(ResourceListModel);
  await serveMenu(page, [
    page1('/500', '出错的页面'),
    page1('/isps/activity', '活动管理', { component: 'areas/activity' }),
  ]);
  await shell.open('/500');
  await shell.seeException('500', '服务器出错了');
  await expect(page.getByRole('button', { name: '返回上一页' })).toHaveCount(0);
  await shell.open('/isps/activity');
  await list.see();
  await menu.choose('出错的页面');
  await shell.seeException('500', '服务器出错了');
  await page.getByRole('button', { name: '返回上一页' }).click();
  await list.see();
});

test('each of the nine online components says by name which built-in page it is and for which code', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const seen: (string | null)[] = [];
  for (const path of [
    '/online/cgform',
    '/online/copyform/a1',
    '/online/cgformList/a1',
    '/online/cgformTreeList/a1',
    '/online/cgformErpList/a1',
    '/online/cgformTabList/a1',
    '/online/cgformInnerTableList/a1',
    '/online/cgreport',
    '/online/cgreport/a1',
  ]) {
    await shell.open(path);
    await expect(page.getByText('在线表单与报表服务', { exact: true })).toBeVisible();
    seen.push(
      await page.locator('dl div').first().locator('dd').textContent(),
      path.endsWith('/a1') ? await page.locator('dl div').last().locator('dd').textContent() : null,
    );
  }
  expect(seen).toEqual([
    '在线表单开发（formList）',
    null,
    '复制表单（copyList）',
    'a1',
    '在线表单数据列表（autoList）',
    'a1',
    '在线树形表单列表（treeList）',
    'a1',
    '在线 ERP 主子表列表（erpList）',
    'a1',
    '在线标签页主子表列表（tabList）',
    'a1',
    '在线内嵌子表列表（innerTableList）',
    'a1',
    '在线报表配置（reportList）',
    null,
    '在线报表数据列表（reportAutoList）',
    'a1',
  ]);
});
