import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { PickerModel } from '../../models/access/picker.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('PAGE-11 users get roles and departments, a taken name is told at once, several are frozen together, and deleted ones come back from their bin', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const picker = on(PickerModel);
  const actions = on(RecordActionsModel);
  const stem = uniqueName('林');
  const [added, other] = [`${stem}甲`, `${stem}乙`];
  await rows.user(other);

  await test.step('a user is added, whose account has another name than one that there is', async () => {
    await shell.open('/isystem/user');
    await list.add();
    await form.see('新增用户');
    await form.typeAndLeave('用户账号', 'clerk');
    await form.seeNote('该值不可用，系统中已存在！');
    await form.typeAndLeave('用户账号', `user${Date.now()}`);
    await form.seeNoNote('该值不可用，系统中已存在！');
    await form.type('姓名', added);
    await form.makePassword('密码');
    await picker.chooseDepartment('所属部门', '综合管理科');
    await picker.chooseRole('角色', '监管人员');
    await form.save();
    await form.seeClosed();
    await list.typeSearch('姓名', stem);
    await list.search();
    await list.seeRowCount(2);
    await list.seeInRow(added, '综合管理科');
    await list.seeInRow(added, '监管人员');
  });

  await test.step('both are frozen at once, and thawed by taking it back', async () => {
    await list.select(added, other);
    await actions.actOnSelection('冻结');
    await actions.answer('冻结 2 项？', '冻结');
    await actions.seeUndo('冻结成功，共 2 项');
    for (const name of [added, other]) await list.seeInRow(name, '冻结');
    await actions.undo();
    await shell.seeNotice('已撤销');
    for (const name of [added, other]) await list.seeInRow(name, '正常');
  });

  await test.step('PAGE-29 who leaves is frozen and loses the roles; what is in the name is listed, and it may be taken back', async () => {
    await list.openMenu(added);
    await list.menuItem('办理离职').click();
    await actions.seeRefusal(`办理离职“${added}”？`, '角色，全部收回', '监管人员');
    await actions.answer(`办理离职“${added}”？`, '办理离职');
    await actions.seeUndo('办理离职成功');
    await list.seeInRow(added, '冻结');
    await actions.undo();
    await list.seeInRow(added, '监管人员');
  });

  await test.step('what is deleted waits on the page of deleted users and comes back', async () => {
    await list.remove(other);
    await list.confirm(`删除“${other}”？`);
    await list.seeRowCount(1);
    await shell.move('/isystem/userRecycleBin');
    await shell.seeHeading('用户回收站');
    await list.find('姓名', other);
    await list.seeInRow(other, '管理员');
    await list.rowButton(other, '恢复').click();
    await list.seeEmpty();
    await shell.open('/isystem/user');
    await list.find('姓名', other);
  });

  await test.step('LIST-26 the digits that the list shows of a number find the person', async () => {
    await list.resetSearch();
    await list.unfoldSearch();
    await list.find('手机号', '1002');
    await list.seeInRow('王秀兰', '154****1002');
    await list.resetSearch();
    await list.foldSearch();
  });
});
