import { PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { PhoneListModel } from '../../models/records/phone-list.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ ...PHONE, signedInAs: 'clerk' });

test('a clerk searches, reads and publishes on a phone', async ({ on, rows }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const phone = on(PhoneListModel);
  const details = on(RecordDetailsModel);
  const actions = on(RecordActionsModel);
  const title = uniqueName('登山');
  await rows.activities({ title, startTime: '2026-12-01 09:00:00', isPassed: true });
  await shell.open('/isps/activity');

  await test.step('LIST-20 on a phone a list is shown as cards, its search as one field and a drawer, and all targets are large enough to touch', async () => {
    await list.seeFirstRow(title);
    await phone.seeCards();
    await phone.seeCard(title, '草稿', '2026-12-01 09:00', '工人文化宫礼堂');
    await phone.seeTouchTargets();
    await shell.seeNoSidewaysScroll();

    await list.seeSearchFields('活动标题');
    await list.find('活动标题', title);
    await phone.openFilter();
    await phone.seeFilterFields('活动类型', '活动状态', '审核状态', '开始时间');
    await phone.seeFilterTargets();
    await phone.chooseFilter('活动状态', '草稿');
    await phone.applyFilter();
    await phone.seeFilterButton('筛选（1）');
    await list.seeRows(title);
  });

  await test.step('tapping the name opens the record', async () => {
    await phone.openCard(title);
    await details.see('活动详情');
    await details.close();
  });

  await test.step('a clerk publishes from a card, and does not find what is not allowed', async () => {
    await shell.open('/isps/activity');
    await list.openMenu(title);
    await list.seeMenuItems('编辑', '详情', '活动报名', '发布');
    await list.menuItem('发布').click();
    await actions.seeUndo('发布成功');
    await shell.seeNoSidewaysScroll();
  });

  await test.step('a button switches to the table, and the choice is kept after a reload', async () => {
    await shell.open('/isps/activityType');
    await list.see();
    await phone.seeCards();
    await phone.chooseTable();
    await phone.seeTable(800);
    await shell.seeNoSidewaysScroll();
    await shell.reload();
    await phone.seeTable(800);
    await phone.chooseCards();
    await phone.seeCards();
  });
});
