import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { linesIn, spreadsheet } from '../../fixtures/spreadsheet.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { AdvancedQueryModel } from '../../models/records/advanced-query.model.ts';
import { ImportWizardModel } from '../../models/records/import-wizard.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { RecycleBinModel } from '../../models/records/recycle-bin.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { TransferModel } from '../../models/records/transfer.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

const HEADINGS = ['活动标题', '活动类型', '面向人群', '主办单位', '活动地点', '开始时间', '结束时间'];

/** What a file says of an activity. */
const line = (title: string) => [
  title,
  '文艺演出',
  '全部',
  '江城市总工会',
  '工人文化宫礼堂',
  '2026-12-01 09:00:00',
  '2026-12-01 11:00:00',
];

test('LIST-23 UP-15 activities of a file are imported, found by a query, edited beside a colleague, exported by the server, deleted and brought back', async ({
  on,
  onBeside,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const wizard = on(ImportWizardModel);
  const query = on(AdvancedQueryModel);
  const form = on(RecordFormModel);
  const transfer = on(TransferModel);
  const bin = on(RecycleBinModel);
  const name = uniqueName('健步行');
  const [edited = '', ...others] = ['甲', '乙', '丙'].map((part) => `${name} ${part}`);
  const titles = [edited, ...others];

  await test.step('UP-17 UP-18 imports the right rows of a file with a title by the wizard, leaves a deleted row out, and gets the wrong one back', async () => {
    const [, , ...more] = line('');
    const rows = [...titles.map(line), [`${name} 错`, '无此类型', ...more], [`${name} 删`, '无此类型', ...more]];
    await shell.open('/isps/activity');
    await list.see();
    await wizard.open();
    await wizard.chooseFile(spreadsheet('活动.xlsx', [['活动登记表'], HEADINGS, ...rows]));
    await wizard.see('活动.xlsx，共 5 行');
    await wizard.pressButton('检查数据');
    await wizard.see('5 行中有 2 行有错误，没有写入任何数据');
    await wizard.deleteRow(`${name} 删`);
    const { content } = await wizard.importRest(3);
    expect(linesIn(content).map((cells) => cells[0])).toEqual(['活动登记表', '活动标题', `${name} 错`]);
    await wizard.seeImported('新增 3 行，修改 0 行；有错误的 1 行没有导入');
  });

  await test.step('finds its rows by an advanced query', async () => {
    await query.open();
    await query.fillLine(1, '活动标题', '包含', name);
    await query.run();
    await query.seeInForce(`活动标题包含“${name}”`);
    await list.seeRowCount(3);
  });

  await test.step('LIST-30 edits one while a colleague has it open: both read of each other until it is saved, and then the other list has it at once', async () => {
    const onOther = await onBeside('clerk');
    const otherList = onOther(ResourceListModel);
    const otherForm = onOther(RecordFormModel);
    await onOther(ShellModel).open('/isps/activity');
    await otherList.see();
    await list.edit(edited);
    await form.see('编辑活动');
    await form.type('活动地点', '江边公园');
    await otherList.find('活动标题', edited);
    await otherList.edit(edited);
    await otherForm.seePresence(/^管理员 正在编辑此记录/u);
    await form.seePresence(/^王秀兰 正在编辑此记录/u);
    await form.save();
    await form.seeClosed();
    await otherForm.seeNobodyElse();
    await list.seeInRow(edited, '江边公园');
    // LIST-30 SOCK-04: told, and read again row by row; the list of the other was not.
    await otherList.seeInRow(edited, '江边公园');
  });

  await test.step('has the server export what the query finds, and reads the file', async () => {
    await transfer.exportEverything('Excel（.xlsx）');
    await transfer.seeExport(1, /活动管理 .*\.xlsx/u, '已完成', '3 行');
    const { content } = await transfer.downloadExport(1);
    const [headings = [], ...exported] = linesIn(content);
    const cell = (row: (typeof exported)[number], heading: string) => row[headings.indexOf(heading)];
    const places = new Map(exported.map((row) => [cell(row, '活动标题'), cell(row, '活动地点')]));
    expect([exported.length, places]).toEqual([
      3,
      new Map([[edited, '江边公园'], ...others.map((other) => [other, '工人文化宫礼堂'] as const)]),
    ]);
    await transfer.deleteExport(1);
    await transfer.seeNoExports();
    await transfer.closeExports();
  });

  await test.step('deletes the rows, and restores them from the bin', async () => {
    await list.select(...titles);
    await list.deleteSelected();
    await list.confirm('确定要删除这 3 项吗?');
    await list.seeEmpty();
    await bin.open();
    await bin.select(...titles);
    await bin.restoreSelected();
    await shell.seeNotice('恢复成功，共 3 项');
    for (const title of titles) await bin.seeNoRow(title);
    await bin.close();
    for (const title of titles) await list.seeRow(title);
    await list.seeInRow(edited, '江边公园');
  });
});
