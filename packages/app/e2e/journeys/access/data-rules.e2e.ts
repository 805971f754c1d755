import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { AuthorizationModel } from '../../models/access/authorization.model.ts';
import { DataRuleModel } from '../../models/access/data-rule.model.ts';
import { PermissionExplainModel } from '../../models/access/permission-explain.model.ts';
import { PickerModel } from '../../models/access/picker.model.ts';
import { RoleRightsModel } from '../../models/access/role-rights.model.ts';
import { shownPane } from '../../models/base/shown-pane.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('PERM-11 a rule on a list, given to a role, leaves the people of the role the rows that meet it, until the rule is gone', async ({
  on,
  rows,
  request,
  sessions,
  onBeside,
  page,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const rule = on(DataRuleModel);
  const code = `RULE${Date.now()}`;
  const [seen, unseen, ruleName] = [uniqueName('可见'), uniqueName('不可见'), uniqueName('只看一类')];
  await rows.activityType(seen, code);
  await rows.activityType(unseen, `${code}X`);
  const asSupervisor = { headers: { 'x-access-token': tokenOf(await sessions.of('supervisor')) } };
  const namesOnServer = async (): Promise<readonly string[]> => {
    const answer = await request.get('/api/isps/activityType/list?pageSize=100', asSupervisor);
    const { result }: { readonly result: { readonly records: readonly { readonly name: string }[] } } =
      await answer.json();
    return result.records.map(({ name }) => name);
  };
  expect(await namesOnServer()).toEqual(expect.arrayContaining([seen, unseen]));

  await test.step('an administrator lays the rule and gives it to the role', async () => {
    await shell.open('/isystem/permissionDataRule');
    await list.add();
    await form.see('新增数据规则');
    await form.type('规则名称', ruleName);
    await rule.chooseRows('活动类型');
    await rule.chooseScope('本人创建的数据');
    await rule.seeCount(/^本人创建的数据：\d+ \/ \d+$/u);
    await rule.seeAs('李建', '李建国 supervisor');
    await rule.seeCount(/^本人创建的数据：0 \/ \d+$/u);
    await rule.buildCondition('类型编码', code);
    await rule.seeCount(new RegExp(`^类型编码等于“${code}”：1 / \\d+$`, 'u'));
    await on(PickerModel).chooseRole('适用角色', '监管人员');
    await form.save();
    await form.seeClosed();
    await list.find('规则名称', ruleName);
    await list.seeInRow(ruleName, '监管人员');
  });

  await test.step('PERM-17 the role, the grant page and the explainer tell the rule in a sentence', async () => {
    const sentence = new RegExp(`活动类型.*类型编码等于“${code}”`, 'u');
    const rights = on(RoleRightsModel);
    await shell.open('/isystem/roleUserList');
    await list.find('角色名称', '监管人员');
    await list.act('监管人员', '以此角色查看');
    await rights.seePreview('监管人员');
    await rights.seeRule('监管人员', sentence);
    await rights.closePreview('监管人员');
    await shell.open('/isystem/authorization');
    await on(AuthorizationModel).choose('监管人员');
    await expect(shownPane(page).getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await shell.open('/isystem/permissionExplain');
    const explain = on(PermissionExplainModel);
    await explain.showOthers();
    await explain.choosePerson('李建国', '李建国（supervisor）');
    await explain.seePerson('李建国（supervisor）的权限');
    await expect(shownPane(page).getByRole('listitem').filter({ hasText: sentence }).first()).toBeVisible();
    await shell.open('/isystem/permissionDataRule');
  });

  const beside = await onBeside('supervisor');
  const others = { shell: beside(ShellModel), list: beside(ResourceListModel) };

  await test.step('the role can read, and its people are offered no changes', async () => {
    await others.shell.open('/isps/activity');
    await others.list.see();
    for (const name of ['新增', '编辑', '删除', '批量删除']) await others.list.seeNoButton(name);
  });

  await test.step('a person of the role sees that row alone, whatever is asked for', async () => {
    await others.shell.open('/isps/activityType');
    await others.list.seeRows(seen);
    await others.list.seeTotal(/共 1 条$/u);
    await others.list.typeSearch('类型名称', unseen);
    await others.list.search();
    await others.list.seeEmpty();
    expect(await namesOnServer()).toEqual([seen]);
  });

  await test.step('the administrator sees both, and without the rule so does the role', async () => {
    await list.remove(ruleName);
    await list.confirm(`删除“${ruleName}”？`);
    await list.seeEmpty();
    await others.list.search();
    await others.list.seeRows(unseen);
    expect(await namesOnServer()).toEqual(expect.arrayContaining([seen, unseen]));
  });

  await test.step('PERM-15 a rule about matches leaves no work of a match out of reach', async () => {
    const nobody = uniqueName('没有这样的人');
    await list.add();
    await form.see('新增数据规则');
    await form.type('规则名称', nobody);
    await rule.chooseRows('赛事');
    await rule.buildCondition('赛事名称', nobody);
    await on(PickerModel).chooseRole('适用角色', '监管人员');
    await form.save();
    await form.seeClosed();
    await others.shell.open('/isps/matchWork');
    await others.list.seeEmpty();
    await list.find('规则名称', nobody);
    await list.remove(nobody);
    await list.confirm(`删除“${nobody}”？`);
    await list.seeEmpty();
  });
});
