import { test } from '../../fixtures/evergreen.fixture.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

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
