import { expect } from '@playwright/test';

import { DESKTOP } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { drawnPicture } from '../../fixtures/drawn-picture.ts';
import { type ChosenFile, TableFilesModel } from '../../models/grid/table-files.model.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PDF: ChosenFile = {
  name: '退休审批表,第一批.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n一份真正的文件\n'),
};
const PNG: ChosenFile = drawnPicture('证件照.png', [40, 120, 80], 10);
const SVG: ChosenFile = {
  name: '图标.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

/** Paths are joined by commas: no stored name has one. */
const STORED_PDF = '退休审批表，第一批.pdf';

const TABLE = '附件';
const REFUSED = '上传失败：不支持这种文件，请上传图片、PDF、Office 或 WPS 文档、文本、压缩包、MP3 或 MP4';
const HELD_BACK = '有文件没有上传成功：请重试或删除它，其余文件随后才会写入单元格';

test.use({ ...DESKTOP, signedInAs: 'clerk' });

test('files of cells are uploaded, kept, looked at, downloaded and removed', async ({ on }) => {
  const shell = on(ShellModel);
  const table = on(TableByHandModel);
  const files = on(TableFilesModel);
  const accessibility = on(AccessibilityModel);
  await shell.open('/gallery/tables');
  await table.chooseExample(TABLE);
  await table.seeTable(TABLE);

  await test.step('TABLE-14 files are uploaded, a refused file shows the reason and is removed, and the others are written into the cell', async () => {
    await table.press([1, '证明材料'], TABLE);
    await files.seeOpen('证明材料');
    await files.choose('上传文件', PDF, PNG, SVG);
    await files.see(PDF.name, '上传完成');
    await files.see(PNG.name, '上传完成');
    await files.see(SVG.name, REFUSED);
    await files.seeProblem(HELD_BACK);
    await accessibility.seeNothingWrongOnTop();
    await files.remove(SVG.name);
    await files.seeNoProblem();
    await files.finish();
    await table.seeText([1, '证明材料'], '退休审批表… 证件照.p…', TABLE);
    await table.button('保存').click();
    expect(await table.readValues()).toMatchObject({
      rows: [
        {
          id: 'retiree-1',
          papers: expect.stringMatching(
            /^temp\/[0-9a-f]{32}\/退休审批表，第一批\.pdf,temp\/[0-9a-f]{32}\/证件照\.png$/u,
          ),
        },
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });

  await test.step('TABLE-15 actions a column does not allow are not offered: removing stored files, downloading, a second picture', async () => {
    await table.press([2, '照片'], TABLE);
    await files.choose('上传图片', PNG);
    await files.see(PNG.name, '上传完成');
    await files.seeActions(PNG.name, '下载', '删除');
    await files.seeHint('已有 1 个文件，删除后才能再上传');
    await files.finish();
    await table.press([2, '归档材料（不可删除）'], TABLE);
    await files.choose('点击上传', PDF);
    await files.see(PDF.name, '上传完成');
    await files.seeActions(PDF.name, '下载');
    await files.finish();
    await table.press([2, '密封材料（不可下载）'], TABLE);
    await files.choose('点击上传', PDF);
    await files.see(PDF.name, '上传完成');
    await files.seeActions(PDF.name, '删除');
    await files.finish();
  });

  await test.step('TABLE-14 the files of a cell are opened and closed by keyboard, and navigation continues from the cell', async () => {
    await table.focus([2, '姓名'], TABLE);
    await table.keys('ArrowRight', 'Enter');
    await files.seeOpen('证明材料');
    await table.keys('Escape');
    await files.seeClosed();
    await table.seeFocused([2, '证明材料'], TABLE);
    await table.keys('ArrowDown', 'F2');
    await files.seeOpen('证明材料');
    await table.keys('Escape');
    await files.seeClosed();
    await table.seeFocused([3, '证明材料'], TABLE);
  });

  await test.step('TABLE-14 files that were saved are shown, downloaded and removed after a reload', async () => {
    await shell.load('/gallery/tables');
    await table.chooseExample(TABLE);
    await table.press([1, '证明材料'], TABLE);
    await files.seeNames(STORED_PDF, PNG.name);
    await files.seePicture(PNG.name);
    expect(await files.download(STORED_PDF)).toEqual([STORED_PDF, PDF.buffer]);
    await files.remove(STORED_PDF);
    await files.finish();
    await table.seeText([1, '证明材料'], '证件照.p…', TABLE);
  });
});
