import { expect } from '@playwright/test';

import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { PhoneListModel } from '../../models/records/phone-list.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('a list fits into its window, and shows the fields, the columns and the row height that are chosen', async ({
  on,
  layouts,
}) => {
  layouts.restoreAfterTest('activity');
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const layout = on(ListLayoutModel);
  await shell.open('/isps/activity');

  for (const { width, height } of [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ])
    await test.step(`LIST-17 ten rows, search, head and pager need no scrolling at ${width} × ${height}`, async () => {
      await shell.resize(width, height);
      await list.seeRowCount(10);
      await expect.poll(() => list.inSight()).toEqual({ rows: 10, isPagerInSight: true, isScrolled: false });
    });

  await test.step('the column settings fit into a window of 1366 × 768', async () => {
    await shell.resize(1366, 768);
    await layout.openColumnChoice();
    await layout.seeColumnChoiceInWindow(12);
    await layout.closeColumnChoice();
    await shell.resize(1440, 900);
  });

  await test.step('LIST-17 fourteen of thirty rows are visible, the table header is sticky, and the row height is remembered', async () => {
    await shell.open('/isps/activity?pageSize=30');
    await list.seeRowCount(30);
    const standard = (await list.inSight()).rows;
    expect(standard).toBeGreaterThanOrEqual(14);
    await list.scrollRows();
    await expect(list.column('活动标题')).toBeInViewport();
    await layout.chooseDensity('紧凑');
    await expect.poll(async () => (await list.inSight()).rows).toBeGreaterThan(standard);
    await shell.reload();
    await list.seeRowCount(30);
    await expect.poll(async () => (await list.inSight()).rows).toBeGreaterThan(standard);
    await layout.chooseDensity('宽松');
    await shell.open('/isps/activityType?pageSize=30');
    await list.see();
    await shell.open('/isps/activity?pageSize=30');
    await list.seeRowCount(30);
    await expect.poll(async () => (await list.inSight()).rows).toBeLessThan(standard);
  });

  await test.step('LIST-05 the search is collapsed and reset, columns are chosen, and below 500 px the table scrolls within 800 px', async () => {
    await shell.open('/isps/activity');
    await list.seeRowCount(10);
    await list.seeSearchFields('活动标题', '活动类型', '活动状态');
    await list.unfoldSearch();
    await list.seeSearchFields('活动标题', '活动类型', '活动状态', '审核状态', '开始时间');
    await list.foldSearch();
    await list.seeSearchFields('活动标题', '活动类型', '活动状态');
    await list.chooseSearch('活动类型', '知识讲座');
    await list.search();
    await list.seeEveryRow('知识讲座');
    await list.resetSearch();
    await shell.seeAddress('/isps/activity');
    await list.seeTotal(/^1-10 共 \d+ 条$/u);

    await layout.seeColumn('主办单位');
    await layout.seeNoColumn('活动积分');
    await layout.openColumnChoice();
    await layout.hideColumn('主办单位');
    await layout.showColumn('活动积分');
    await layout.seeNoColumn('主办单位');
    await layout.seeColumn('活动积分');
    await layout.resetColumns();
    await layout.seeColumn('主办单位');
    await layout.seeNoColumn('活动积分');
    await layout.closeColumnChoice();

    await shell.resize(480, 800);
    const phone = on(PhoneListModel);
    await phone.chooseTable();
    await phone.seeTable(800);
  });
});

test('a list is paged, sorted and searched, and the address restores where it was', async ({ on, rows }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const name = uniqueName('排序');
  const [early, late] = [`${name} 甲`, `${name} 乙`];
  await rows.activities(
    { title: early, startTime: '2026-12-01 09:00:00', endTime: '2026-12-01 10:00:00' },
    { title: late, startTime: '2026-12-02 09:00:00', endTime: '2026-12-02 10:00:00' },
  );
  await shell.open('/isps/activity');

  await test.step('LIST-11 back, forward and a reload restore page, sort and search', async () => {
    await list.seePage(1);
    await list.seeRowCount(10);
    await list.goToPage(2);
    await list.seePage(2);
    await shell.seeAddress('/isps/activity?pageNo=2');
    await list.sortBy('开始时间');
    await list.seeSorted('开始时间', 'ascending');
    await list.seePage(1);
    await list.typeSearch('活动标题', '讲座');
    await list.search();
    await list.seeEveryRow('讲座');

    await shell.back();
    await list.seeSearch('活动标题', '');
    await list.seeSorted('开始时间', 'ascending');
    await list.seePage(1);
    await shell.back();
    await list.seePage(2);
    await list.seeTotal(/^11-20 共 \d+ 条$/u);
    await list.seeUnsorted('开始时间');
    await shell.back();
    await list.seePage(1);
    await shell.seeAddress('/isps/activity');

    await shell.forward();
    await list.seePage(2);
    await shell.forward();
    await list.seeSorted('开始时间', 'ascending');
    await shell.forward();
    await list.seeSearch('活动标题', '讲座');
    await list.seeEveryRow('讲座');
    await shell.reload();
    await list.seeSearch('活动标题', '讲座');
    await list.seeSorted('开始时间', 'ascending');
    await list.seeEveryRow('讲座');
  });

  await test.step('navigating back while a search is running still goes back', async () => {
    await shell.open('/isps/activity');
    await list.seeSearch('活动标题', '');
    await list.seeRowCount(10);
    await list.typeSearch('活动标题', '讲座');
    await shell.backAtTheNextStep();
    await list.search();
    await list.seeSearch('活动标题', '');
    await shell.seeAddress('/isps/activity');
    await list.seeRowCount(10);
  });

  await test.step('a column is sorted in ascending order, then descending, then not at all', async () => {
    await list.typeSearch('活动标题', name);
    await list.search();
    await list.seeRows(late, early);
    await list.sortBy('开始时间');
    await list.seeSorted('开始时间', 'ascending');
    await list.seeRows(early, late);
    await list.sortBy('开始时间');
    await list.seeSorted('开始时间', 'descending');
    await list.seeRows(late, early);
    await list.sortBy('开始时间');
    await list.seeUnsorted('开始时间');
    await shell.seeAddress(`/isps/activity?title=${encodeURIComponent(name)}`);
  });

  await test.step('LIST-02 pages of 10, 20, 30 and more rows, a jump to any page, and which rows of how many', async () => {
    await shell.open('/isps/activity');
    await list.seeTotal(/^1-10 共 \d+ 条$/u);
    await list.seeRowCount(10);
    await list.seePageSizes(10, 10, 20, 30, 50, 100);
    await list.choosePageSize(30);
    await list.seeRowCount(30);
    await list.seeTotal(/^1-30 共 \d+ 条$/u);
    await list.jumpToPage(3);
    await list.seePage(3);
    await list.seeTotal(/^61-90 共 \d+ 条$/u);
    await list.choosePageSize(20);
    await list.seeRowCount(20);
    await shell.reload();
    await list.seeRowCount(20);
  });
});

test('a record is opened, read on to the next one, edited and deleted from its list', async ({ on, rows }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const details = on(RecordDetailsModel);
  const form = on(RecordFormModel);
  const name = uniqueName('邻居');
  const title = uniqueName('重阳节座谈');
  await rows.activities(
    { title: `${name} 甲` },
    { title: `${name} 乙` },
    { title, quota: 40, startTime: '2026-12-03 09:00:00', endTime: '2026-12-03 11:30:00' },
  );
  await shell.open('/isps/activity');

  await test.step('LIST-08 the details show all fields of a row, 1200 px wide', async () => {
    await list.showDetails(title);
    await details.see('活动详情');
    await details.seeWidth(1200);
    await details.seeValues({
      活动标题: title,
      活动类型: '文艺演出',
      活动状态: '草稿',
      面向人群: '全部',
      主办单位: '江城市总工会',
      联系人: '—',
      活动地点: '工人文化宫礼堂',
      开始时间: '2026-12-03 09:00',
      结束时间: '2026-12-03 11:30',
      报名需审核: '否',
      创建人: '管理员',
      修改人: '—',
    });
    await details.close();
  });

  await test.step('LIST-18 states have colours, a name opens its record, a deletion names its record, and an empty result names its conditions', async () => {
    await list.find('活动标题', title);
    await list.seeTag(title, '草稿', 'default');
    await list.seeShare(title, '0 / 40');
    await list.showDetails(title);
    await details.see('活动详情');
    await details.close();
    await list.remove(title);
    await list.seeQuestion(`删除“${title}”？`);
    await list.cancel('确定要删除这 1 项吗?');
    await list.seeRow(title);
    await list.remove(title);
    await list.confirm('确定要删除这 1 项吗?');
    await shell.seeNotice('删除成功！');
    await list.seeEmptyText(`没有符合“活动标题：${title}”的活动`);
    await list.clearConditions();
    await shell.seeAddress('/isps/activity');
    await list.seeRowCount(10);
  });

  await test.step('LIST-16 details and form lead to the next and the previous record, and a save goes on with a new one', async () => {
    await shell.open(`/isps/activity?title=${encodeURIComponent(name)}`);
    await list.seeRowCount(2);
    await list.showDetails(`${name} 乙`);
    await details.seeName(`${name} 乙`);
    await details.goOn();
    await details.seeName(`${name} 甲`);
    await details.goBackByKey();
    await details.seeName(`${name} 乙`);
    await details.edit();
    await form.see('编辑活动');
    await form.seeValue('活动标题', `${name} 乙`);
    await form.goOn();
    await form.seeValue('活动标题', `${name} 甲`);
    await form.cancel();
    await form.seeClosed();

    await shell.open('/isps/activityType');
    await list.see();
    await list.add();
    await form.type('类型名称', `${name} 类`);
    await form.type('类型编码', `A${name.slice(-8)}`);
    await form.press('Control+Shift+Enter');
    await shell.seeNotice('添加成功！');
    await form.see('新增活动类型');
    await form.seeValue('类型名称', '');
    await form.cancel();
    await form.seeClosed();
  });

  await test.step('with reduced motion a confirmation opens at its final position, so that an immediate click hits its button', async () => {
    await list.find('类型名称', '文艺演出');
    const movements = await list.watchMovements();
    await list.remove('文艺演出');
    // Answered before it has begun to come, it would only go.
    await expect.poll(movements).toEqual(['comes-still']);
    await list.cancel('确定要删除这 1 项吗?');
    expect(await movements()).toEqual(['comes-still', 'goes-still']);
  });

  await test.step('an activity type in use is not deleted, and the message states how many activities use it', async () => {
    await list.remove('文艺演出');
    await list.confirm('确定要删除这 1 项吗?');
    await shell.seeNotice(/^“文艺演出”正被 \d+ 条活动使用，不能删除$/u);
    await list.seeRow('文艺演出');
  });
});
