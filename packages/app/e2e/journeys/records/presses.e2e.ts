import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { HomeModel } from '../../models/insight/home.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { PressesModel } from '../../models/shell/presses.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

/** The most presses of each job, typing aside. */
const MOST = { signInToList: 2, findAndEdit: 4, dateRange: 3 };

test('what a clerk does most often takes few presses', async ({ on, rows }) => {
  const shell = on(ShellModel);
  const login = on(LoginModel);
  const home = on(HomeModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const presses = on(PressesModel);
  const title = uniqueName('数一数');
  await rows.activities({ title });

  await test.step('signing in and going to the list takes two presses after the fields', async () => {
    await login.open();
    await presses.count();
    await login.signIn('clerk', DEMO_PASSWORD);
    await home.openFavourite('活动管理');
    await list.seeRowCount(10);
    const seen = await presses.seen();
    expect(seen).toEqual(['Enter', '按 活动管理']);
    expect(seen.length).toBeLessThanOrEqual(MOST.signInToList);
  });

  await test.step('finding an activity by a word and editing a field takes three presses, and typing', async () => {
    await presses.count();
    await list.typeSearchAndEnter('活动标题', title);
    await list.seeRows(title);
    await list.edit(title);
    await form.see('编辑活动');
    await form.type('活动标题', `${title}（改）`);
    await form.save();
    await shell.seeNotice('编辑成功！');
    const seen = await presses.seen();
    expect(seen).toEqual(['Enter', '按 编辑', '按 保存']);
    expect(seen.length).toBeLessThanOrEqual(MOST.findAndEdit);
  });

  await test.step('LIST-19 a range of dates takes three presses, the unfolding of the search among them', async () => {
    await form.seeClosed();
    await list.resetSearch();
    await list.seeRowCount(10);
    await presses.count();
    await list.unfoldSearch();
    await list.choosePreset('开始时间', '本月');
    await list.seeCondition('开始时间：');
    const seen = await presses.seen();
    expect(seen).toEqual(['按 展开', '按 开始时间：常用范围', '按 本月']);
    expect(seen.length).toBeLessThanOrEqual(MOST.dateRange);
  });
});
