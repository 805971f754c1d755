import { randomUUID } from 'node:crypto';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { linesIn, spreadsheet } from '../../fixtures/spreadsheet.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { PrintModel } from '../../models/base/print.model.ts';
import { ImportWizardModel } from '../../models/records/import-wizard.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { TransferModel } from '../../models/records/transfer.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

/** What no other row has as its code. */
const uniqueCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;

test('rows of a list go out of the platform and into it as files', async ({ on, rows }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const transfer = on(TransferModel);
  const wizard = on(ImportWizardModel);
  const print = on(PrintModel);
  const given = uniqueName('导出');
  const [first, second, third] = [uniqueCode(), uniqueCode(), uniqueCode()];
  for (const code of [first, second, third]) await rows.activityType(`${given} ${code}`, code);
  await shell.open('/isps/activityType');

  await test.step('LIST-06 the chosen rows of a list are exported as .xls, which another program reads', async () => {
    await list.typeSearch('类型名称', given);
    await list.search();
    await list.seeRowCount(3);
    await list.select(first, third);
    await transfer.openExport();
    await transfer.seeScope('选中的 2 条');
    await transfer.seeFormat('Excel（.xlsx）');
    await transfer.chooseFormat('Excel 97–2003（.xls）');
    const file = await transfer.export();
    expect(file.name).toMatch(/^活动类型 \d{4}-\d{2}-\d{2}\.xls$/u);
    const [headings = [], ...lines] = linesIn(file.content);
    expect(headings.slice(0, 2)).toEqual(['类型名称', '类型编码']);
    const exported = new Map(lines.map((line) => [String(line[1]), line[0]]));
    expect([lines.length, exported.get(first), exported.get(third)]).toEqual([
      2,
      `${given} ${first}`,
      `${given} ${third}`,
    ]);
  });

  await test.step('UP-22 a list is printed as a table of its own under its filter, with organisation, person and pages, and nothing else', async () => {
    expect(await print.printList()).toBe(2);
    await print.onPaper(async () => {
      await print.seeContentAlone();
      await print.seeNote(`筛选：类型名称：${given}`);
      await print.seeMargins('counter(page)', '企业退休人员服务平台 · 活动类型', '打印人：管理员（admin）');
      const [head = [], ...lines] = await print.rows();
      expect([head.slice(0, 3), lines.length]).toEqual([['序号', '类型名称', '类型编码'], 3]);
    });
  });

  await test.step('LIST-06 a file with one wrong row writes nothing and comes back marked; corrected, all of its rows are there', async () => {
    const name = uniqueName('导入');
    const [one, other] = [uniqueCode(), uniqueCode()];
    const headings = ['*类型名称', '*类型编码', '排序'];
    const good = [`${name} 甲`, one, 1];
    await transfer.openImport();
    await transfer.choose(spreadsheet('类型.xlsx', [headings, good, [`${name} 乙`, null, 2]]));
    await transfer.import();
    await transfer.seeWarning('文件未导入：2 行中有 1 行有错误，没有写入任何数据');
    const marked = await transfer.markedFile();
    expect([marked.name, linesIn(marked.content)]).toEqual([
      '活动类型 导入错误.xlsx',
      [
        [...headings, '错误说明'],
        [`${name} 甲`, one, '1', null],
        [`${name} 乙`, null, '2', '类型编码: 请输入类型编码'],
      ],
    ]);

    await transfer.choose(spreadsheet('类型.xls', [headings, good, [`${name} 乙`, other, 2]]));
    await transfer.import();
    await transfer.seeImported('文件导入成功！新增 2 行，修改 0 行');
    await list.typeSearch('类型名称', name);
    await list.search();
    await list.seeRowCount(2);
    await list.seeInRow(one, `${name} 甲`);
    await list.seeInRow(other, `${name} 乙`);
  });

  await test.step('UP-21 the check of a long file is stopped at once, the file stays, and nothing is written', async () => {
    const name = uniqueName('停止');
    const lines = Array.from({ length: 10_000 }, (_, at) => [`${name} ${at}`, `${first}${at}`]);
    await wizard.open();
    await wizard.chooseFile(spreadsheet('很多行.xlsx', [['类型名称', '类型编码'], ...lines]));
    await wizard.see('很多行.xlsx，共 10000 行');
    await wizard.pressButton('检查数据');
    await wizard.pressButton('停止');
    await wizard.see('很多行.xlsx，共 10000 行');
    await wizard.close();
    await list.typeSearch('类型名称', name);
    await list.search();
    await list.seeRowCount(0);
  });

  await test.step('UP-14 UP-19 a file with other headings and a wrong row is matched, corrected in place and written as a whole', async () => {
    const name = uniqueName('核对');
    const [one, another, other] = [uniqueCode(), uniqueCode(), uniqueCode()];
    const table = '有错误的行';
    await wizard.open();
    await wizard.chooseFile(
      spreadsheet('名单.xlsx', [
        ['名字', '类型编码', '说明'],
        [`${name} 甲`, one, '第一行'],
        [`${name} 乙`, another, '第二行'],
        [`${name} 丙`, null, '第三行'],
      ]),
    );
    await wizard.see('名单.xlsx，共 3 行');
    await wizard.seeField('类型编码', '类型编码');
    await wizard.seeField('名字', '不导入');
    await wizard.chooseField('名字', '* 类型名称');
    await wizard.pressButton('检查数据');
    await wizard.see('3 行中有 1 行有错误，没有写入任何数据');
    const marked = await wizard.markedFile();
    expect(linesIn(marked.content).at(-1)).toEqual([`${name} 丙`, null, '第三行', '类型编码: 请输入类型编码']);
    await wizard.write([1, '类型编码'], other, table);
    await wizard.pressButton('再次检查');
    await wizard.see('3 行都可以导入');
    await wizard.pressButton('写入 3 行');
    await wizard.seeImported('文件导入成功！新增 3 行，修改 0 行');
    await list.typeSearch('类型名称', name);
    await list.search();
    await list.seeRowCount(3);
    await list.seeInRow(other, `${name} 丙`);
  });
});
