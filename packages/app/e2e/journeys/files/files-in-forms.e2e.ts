import { writeFile } from 'node:fs/promises';

import { drawnPicture } from '../../fixtures/drawn-picture.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { FileFieldModel } from '../../models/files/file-field.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

const plainText = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('通知内容') });

test('pictures and files are uploaded in a form, a large one in parts, and seen in the list and the details', async ({
  on,
  rows,
  layouts,
  page,
}, testInfo) => {
  layouts.restoreAfterTest('activity');
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const layout = on(ListLayoutModel);
  const form = on(RecordFormModel);
  const files = on(FileFieldModel);
  const details = on(RecordDetailsModel);
  const [title, large] = [uniqueName('合影'), uniqueName('录像')];
  await rows.activities({ title: large }, { title });
  await shell.open('/isps/activity');

  await test.step('UP-09 a picture is replaced by the next, anything else is refused, and a long name is cut', async () => {
    await list.edit(title);
    await form.see('编辑活动');
    await files.choose('封面', plainText('不是图片.txt'));
    await files.seeToast('请上传图片');
    await files.choose('封面', drawnPicture('第一张.png', [200, 60, 60]));
    await files.seePictures('封面', 1);
    await files.choose('封面', drawnPicture('春季登山合影.png', [40, 120, 80]));
    await files.seeFiles('封面', '春季登山合…');
    await files.seePictures('封面', 1);
    await files.press('预览 春季登山合影.png');
    await files.seePreview('1 / 1');
    await files.closePreview();
  });

  await test.step('what the server refuses is told at the file, and nothing is saved until it is removed', async () => {
    await files.choose('附件', plainText('报名通知.txt'), { ...plainText('假的.png'), mimeType: 'image/png' });
    await files.seeFiles('附件', /报名通知\.….*上传完成/u, /假的\.pn….*文件上传失败：/u);
    await form.save();
    await form.seeFieldMessage('有文件没有上传成功，请重试或移除后再保存');
    await files.press('删除 假的.png');
    await form.save();
    await form.seeClosed();
  });

  await test.step('UP-09 they are seen in the list and the details, and downloaded', async () => {
    await layout.openColumnChoice();
    await layout.showColumn('封面');
    await layout.closeColumnChoice();
    await files.seePicturesInRow(title, 1);
    await list.showDetails(title);
    await details.see(title);
    await files.seeLink('报名通知.txt');
    expect(await files.download('报名通知.txt')).toBe('报名通知.txt');
    await details.close();
  });

  await test.step('UP-12 a large file goes up in parts, and goes on where a lost connection cut it', async () => {
    await list.edit(large);
    await form.see('编辑活动');
    const sent: string[] = [];
    await page.route('**/sys/common/upload/**', async (route) => {
      const request = route.request();
      sent.push(`${request.method()} ${(await request.headerValue('upload-offset')) ?? ''}`.trim());
      const parts = sent.filter((line) => line.startsWith('PATCH')).length;
      // The second part of three never arrives.
      return request.method() === 'PATCH' && parts === 2 ? route.abort('connectionreset') : route.continue();
    });
    const head = Buffer.from('00000018667479706d703432', 'hex');
    const video = testInfo.outputPath('合唱录像.mp4');
    await writeFile(video, Buffer.concat([head, Buffer.alloc(9 * 1024 * 1024, 7)]));
    await files.chooseOnDisk('附件', video);
    await files.seeFiles('附件', /合唱录像.*上传完成/u);
    const part = 4 * 1024 * 1024;
    expect(sent).toEqual(['POST', 'PATCH 0', `PATCH ${part}`, 'HEAD', `PATCH ${part}`, `PATCH ${2 * part}`, 'POST']);

    await form.save();
    await form.seeClosed();
    await list.showDetails(large);
    await details.see(large);
    expect(await files.download('合唱录像.mp4')).toBe('合唱录像.mp4');
  });
});
