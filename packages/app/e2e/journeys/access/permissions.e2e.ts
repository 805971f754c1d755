import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.describe('the clerk', () => {
  test.use({ signedInAs: 'clerk' });

  test('PERM-05 PERM-08 the clerk sees no delete button, and the server refuses the call with 403', async ({
    on,
    request,
    sessions,
  }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
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

  test('a page that is not in the clerk’s menu does not exist for the clerk', async ({ on }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    await shell.open('/isps/activity');
    await menu.seeNoEntry('人员与企业');
    await shell.open('/isps/retiree');
    await shell.seeAddress('/404');
    await shell.seeException('404', '没有找到这个页面');
  });
});

test.describe('the supervisor', () => {
  test.use({ signedInAs: 'supervisor' });

  test('the supervisor can read and is offered no changes', async ({ on }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    await shell.open('/isps/activity');
    await list.see();
    for (const name of ['新增', '编辑', '删除', '批量删除']) await list.seeNoButton(name);
  });
});

test.describe('a page that requires a permission', () => {
  test.use({ signedInAs: 'admin' });

  test('ROUTE-18 a page that lists permissions opens for holders of at least one of them, and is 403 for others', async ({
    on,
    page,
  }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    let permissionList = ['match:publish', 'match:audit'];
    await page.route('**/api/sys/permission/getUserPermissionByToken*', async (route) => {
      const answer = await route.fetch();
      const envelope = await answer.json();
      // No page of the seeded menu asks for a permission; this one is asked to.
      const match = nodeAt(envelope.result.menu, '/isps/match');
      match.meta = { ...match.meta, permissionList };
      await route.fulfill({ response: answer, json: envelope });
    });

    await shell.showPlannedPages();
    await shell.open('/isps/activity');
    await menu.seeEntry('活动类型');
    await menu.seeNoEntry('赛事管理');
    await shell.open('/isps/match');
    await shell.seeException('403', '您没有权限打开这个页面');
    await shell.seeAddress('/isps/match');

    permissionList = ['match:publish', 'activity:list'];
    await shell.reload();
    await on(ResourceListModel).see();
    await menu.seeChosen('赛事管理');
  });
});

interface WireNode {
  readonly path: string;
  readonly children?: readonly WireNode[];
  meta: object;
}

function nodeAt(menu: readonly WireNode[], path: string): WireNode {
  const found = menu.flatMap((node) => [node, ...(node.children ?? [])]).find((node) => node.path === path);
  if (found === undefined) throw new Error(`The menu has no ${path}`);
  return found;
}
