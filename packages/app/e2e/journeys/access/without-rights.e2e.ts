import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { serveMenu } from '../../fixtures/served-menu.ts';
import { systemPages } from '../../fixtures/system-record-pages.ts';
import { PermissionExplainModel } from '../../models/access/permission-explain.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const EXPLAIN = '/isystem/permissionExplain';

test.use({ signedInAs: 'clerk' });

test('what the clerk has no right to is neither offered nor reached', async ({ on, page, request, sessions }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const menu = on(MenuModel);
  const menuSearch = on(MenuSearchModel);

  await test.step('PERM-05 PERM-08 no delete button shows, and the server refuses the call with 403', async () => {
    await shell.open('/isps/activity');
    await list.see();
    await list.seeNoButton('批量删除');
    await list.seeNoButton('删除');
    const headers = { 'x-access-token': tokenOf(await sessions.of('clerk')) };
    const answer = await request.get('/api/isps/activity/list', { headers });
    const [row] = (await answer.json()).result.records;
    const refused = await request.delete(`/api/isps/activity/delete?id=${row.id}`, { headers });
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ success: false, code: 403, result: null });
    const still = await request.get(`/api/isps/activity/queryById?id=${row.id}`, { headers });
    expect((await still.json()).result.title).toBe(row.title);
  });

  await test.step('a page that is not in the menu does not exist', async () => {
    await menu.seeNoEntry('人员与企业');
    await shell.open('/isps/retiree');
    await shell.seeAddress('/404');
    await shell.seeException('404', '没有找到这个页面');
  });

  await test.step('PERM-10 the page of explained permissions is in no search, and not at its address', async () => {
    await menuSearch.type('权限说明');
    await menuSearch.seeHint('没有查询到任何数据');
    await menuSearch.press('Escape');
    await shell.open(EXPLAIN);
    await page.getByText(`404 · ${EXPLAIN}`).waitFor();
  });

  await test.step('none of the pages of administrators is there', async () => {
    for (const { path } of Object.values(systemPages).flat()) {
      await shell.open(path);
      await page.getByText(`404 · ${path}`).waitFor();
    }
  });

  await test.step('PERM-10 LAYOUT-12 given the page without the permission, one sees one’s own rights alone, without a header where the menu hides it', async () => {
    const meta = { title: '权限说明', hiddenHeaderContent: true };
    await serveMenu(page, [{ id: '1', path: EXPLAIN, component: 'pages/permission-explain', meta }]);
    await shell.load(EXPLAIN);
    await on(PermissionExplainModel).seeOwnOnly();
    await shell.seeNoBreadcrumb();
  });
});
