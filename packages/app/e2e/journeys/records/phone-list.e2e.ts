import { PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { PhoneListModel } from '../../models/records/phone-list.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ ...PHONE, signedInAs: 'admin' });

test('LIST-20 on a phone a list is shown as cards, its search as one field and a drawer, and all targets are large enough to touch', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const phone = on(PhoneListModel);
  const details = on(RecordDetailsModel);
  const title = uniqueName('登山');
  await rows.activities({ title, startTime: '2026-12-01 09:00:00' });
  await shell.open('/isps/activity');
  await list.seeFirstRow(title);

  await test.step('a card shows name, state, date and place', async () => {
    await phone.seeCards();
    await phone.seeCard(title, '草稿', '2026-12-01 09:00', '工人文化宫礼堂');
    await phone.seeTouchTargets();
    await shell.seeNoSidewaysScroll();
  });

  await test.step('the search is one field; the others are in a drawer', async () => {
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
});

test('a button switches to the table on a phone, and the choice is kept after a reload', async ({ on }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const phone = on(PhoneListModel);
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
