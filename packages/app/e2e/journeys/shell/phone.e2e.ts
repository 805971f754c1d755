import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu leads to a list, in which an activity is found, changed, deleted and added by touch', async ({
    on,
    rows,
  }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    const list = on(ResourceListModel);
    const form = on(RecordFormModel);
    const details = on(RecordDetailsModel);
    const [other, title] = [uniqueName('晨练'), uniqueName('晨练')];
    await rows.activities({ title: other }, { title });
    await shell.open('/dashboard/analysis');

    await test.step('LAYOUT-01 LAYOUT-04 LAYOUT-06 the menu is a drawer that opens, leads to a page, whose title it keeps, and closes', async () => {
      await menu.seeNoBar();
      await menu.seeNoDrawer();
      await shell.seeNoSidewaysScroll();
      await menu.openDrawer();
      await menu.choose('活动中心', '活动类型');
      await menu.seeNoDrawer();
      await shell.seeAddress('/isps/activityType');
      await shell.seeKeptTitle('/isps/activityType', '活动类型');
      await list.see();
      await menu.openDrawer();
      await menu.seeChosen('活动类型');
      await menu.closeDrawer();
      await menu.seeNoDrawer();
      await menu.openDrawer();
      await shell.back();
      await shell.seeHome('企业退休人员服务平台');
      await menu.closeDrawer();
      await menu.seeNoDrawer();
    });

    await test.step('the second page of a list and back', async () => {
      await shell.move('/isps/activity');
      await list.seeFirstRow(title);
      await shell.seeNoSidewaysScroll();
      await list.goToPage(2);
      await list.seePage(2);
      await shell.seeNoSidewaysScroll();
      await list.goToPage(1);
    });

    await test.step('a search', async () => {
      await list.find('活动标题', title);
      await shell.seeNoSidewaysScroll();
    });

    await test.step('the details', async () => {
      await list.act(title, '详情');
      await details.see('活动详情');
      await details.seeValues({ 活动标题: title, 活动类型: '文艺演出' });
      await shell.seeNoSidewaysScroll();
      await details.close();
    });

    await test.step('a change, in a form as large as the screen', async () => {
      await list.act(title, '编辑');
      await form.see('编辑活动');
      await form.seeFullScreen();
      await shell.seeNoSidewaysScroll();
      await form.seeValue('开始时间', '2026-12-01T09:00');
      await form.type('开始时间', '2026-12-01T08:30');
      await form.type('联系人', '王秀兰');
      await form.save();
      await form.seeClosed();
      await list.act(title, '详情');
      await details.see('活动详情');
      await details.seeValues({ 联系人: '王秀兰', 开始时间: '2026-12-01 08:30' });
      await details.close();
    });

    await test.step('a deletion', async () => {
      await list.act(title, '删除');
      await list.confirm('确定要删除这 1 项吗?');
      await list.seeEmpty();
      await shell.seeNoSidewaysScroll();
    });

    await test.step('a new one: choices and dates can be touched, the last field and the save button are reached', async () => {
      const added = uniqueName('手机上新增');
      await shell.open('/isps/activity');
      await list.add();
      await form.see('新增活动');
      await form.seeFullScreen();
      await form.save();
      await form.seeFieldMessage('请输入活动标题');
      await form.seeFullScreen();
      await form.type('活动标题', added);
      await form.choose('活动类型', '体育健身');
      await form.type('主办单位', '江城市总工会');
      await form.type('活动地点', '东湖公园');
      await form.type('开始时间', '2026-12-01T09:00');
      await form.type('结束时间', '2026-12-01T11:00');
      await form.type('活动内容', '请穿防滑鞋。');
      await form.seeFullScreen();
      await form.save();
      await form.seeClosed();
      await list.seeFirstRow(added);
    });
  });
});

test.describe('between a phone and a desktop', () => {
  test.use(DESKTOP);

  test('the menu follows the width of the window, and no width makes the page scroll sideways', async ({ on }) => {
    const shell = on(ShellModel);
    const menu = on(MenuModel);
    const list = on(ResourceListModel);
    await shell.open('/isps/activity');
    await list.see();

    await test.step('LAYOUT-01 LAYOUT-03 below 1088 px the menu is narrow, below 768 px a closed drawer, from 1088 px on it stands open again', async () => {
      await menu.seeBar();
      await shell.resize(1088);
      await menu.seeBar();
      await shell.resize(1087);
      await menu.seeBarWidth(80);
      await shell.resize(768);
      await menu.seeBarWidth(80);
      await shell.resize(767);
      await menu.seeNoBar();
      await menu.seeNoDrawer();
      await menu.openDrawer();
      await shell.resize(1440);
      await menu.seeNoDrawer();
      await menu.seeBar();
      await menu.seeBarWidth(208);
    });

    await test.step('no width in between makes the page scroll sideways', async () => {
      for (const width of [1280, 1088, 1024, 768, 767, 600, 499, 414, 360]) {
        await shell.resize(width);
        await list.see();
        await shell.seeNoSidewaysScroll();
      }
    });
  });
});
