import { drawnPicture } from '../../fixtures/drawn-picture.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { FileFieldModel } from '../../models/files/file-field.model.ts';
import { StoredFilesModel } from '../../models/files/stored-files.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('stored files are uploaded, found, addressed, deleted and brought back, and seen by their thumbnails', async ({
  on,
  context,
  rows,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shell = on(ShellModel);
  const stored = on(StoredFilesModel);
  const files = on(FileFieldModel);
  const list = on(ResourceListModel);
  const actions = on(RecordActionsModel);
  const stem = uniqueName('通知').replace(' ', '-');
  const [paper, picture] = [`${stem}.txt`, `${stem}.png`];
  await shell.open('/oss/file');

  await test.step('UP-13 two at once, stored as soon as they have arrived', async () => {
    await stored.openUpload();
    await files.choose(
      '文件',
      { name: paper, mimeType: 'text/plain', buffer: Buffer.from('重阳节') },
      drawnPicture(picture, [40, 120, 80]),
    );
    await files.seeFiles('文件', /上传完成/u, /上传完成/u);
    await stored.finishUpload();
    await list.typeSearch('文件名', stem);
    await list.search();
    await list.seeRowCount(2);
    await list.seeInRow(picture, '图片');
    await list.seeInRow(paper, '文档');
    await stored.seeThumbnails(1);
  });

  await test.step('UP-13 the path and the whole address are copied', async () => {
    await list.act(picture, '复制地址');
    const path = await stored.copy('存储路径');
    expect(path).toMatch(new RegExp(`^temp/[\\w-]+/${picture}$`, 'u'));
    const address = await stored.copy('完整地址');
    expect(decodeURI(address)).toMatch(new RegExp(`^https?://.*/sys/common/static/${path}$`, 'u'));
    await stored.closeAddresses();
  });

  await test.step('UP-13 one is deleted and comes back, then both are', async () => {
    await list.remove(paper);
    await list.confirm(`删除“${paper}”？`);
    await list.seeRows(picture);
    await actions.undo();
    await list.seeRowCount(2);
    await list.select(paper, picture);
    await list.deleteSelected();
    await list.confirm('确定要删除这 2 项吗?');
    await list.seeEmpty();
  });

  await test.step('a list of thirty pictures reads thirty thumbnails and no original, and the large view a medium size', async () => {
    const group = uniqueName('合影').replace(' ', '-');
    const names = Array.from({ length: 30 }, (_, number) => `${group}-${number}.png`);
    await rows.files(...names.map((name, number) => drawnPicture(name, [number * 8, 90, 140], 400)));
    const reads = stored.watchReads();
    await shell.move(`/oss/file?fileName=${encodeURIComponent(group)}&pageSize=30`);
    await list.seeRowCount(30);
    await stored.seeThumbnails(30);
    const sizes = () => reads.map((response) => new URL(response.url()).searchParams.get('size'));
    expect(sizes()).toEqual(names.map(() => 'small'));
    const types = await Promise.all(reads.map((response) => response.headerValue('content-type')));
    expect(new Set(types)).toEqual(new Set(['image/webp']));
    await stored.showLarge(names[29] ?? '');
    await files.seePreview('1 / 1');
    expect(sizes().slice(30)).toEqual(['medium']);
  });
});
