import { businessPages } from '../../fixtures/business-record-pages.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { walkRecordPage, type RecordPage } from '../../fixtures/record-walk.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'clerk' });

const described = Object.values(businessPages).flat();

/** What the clerk's role keeps: rows are added, changed and moved on, none is deleted. */
const kept: readonly (readonly RecordPage[])[] = [
  described.filter(({ path }) => ['/isps/activity', '/isps/curriculum'].includes(path)),
  [
    ...described.filter(({ path }) => path === '/isps/policy'),
    {
      path: '/isps/news',
      singular: '资讯',
      name: '标题',
      chosen: { 资讯类型: '' },
      written: { 正文: '健步行下周开始。' },
      change: ['来源', '江城市企业退休人员服务中心'],
      act: ['发布', '已发布'],
    },
  ],
];

for (const pages of kept)
  test(`the clerk adds, changes and acts upon a row, and is offered no deletion: ${pages.map(({ singular }) => singular).join('、')}`, async ({
    page,
  }) => {
    for (const wanted of pages) await walkRecordPage(page, { ...wanted, isKept: true });
  });

test('the clerk finds the business pages of the role in the menu alone, and writes nothing where it reads', async ({
  on,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const menu = on(MenuModel);
  for (const path of ['/isps/activityType', '/isps/curriculumType', '/isps/newsType']) {
    await shell.open(path);
    await list.see();
    for (const name of ['新增', '编辑', '批量删除', '以表格编辑']) await list.seeNoButton(name);
  }
  for (const group of ['活动中心', '学习园地', '内容管理']) await menu.seeEntry(group);
  for (const group of ['人员与企业', '退休商城', '广场管理']) await menu.seeNoEntry(group);
});
