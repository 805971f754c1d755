import { copyFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { err, ok } from '@evergreen/core/kernel';

import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { fileMessages } from './file.messages.ts';
import { createFileStore } from './file-store.ts';
import { createFolderObjectStore } from './folder-object-store.ts';
import { createPictureSizes } from './picture-sizes.ts';
import { cleanPicture, writePictureSize } from './pictures.ts';

/** A picture that has to be decoded in whole to be turned upright. */
async function largest(width = 5000) {
  return sharp({ create: { width, height: 5000, channels: 3, background: '#ff0000' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

it('SAFE-02 decodes pictures of up to 25 million pixels in another process, and refuses larger ones by name of the limit', async () => {
  const folder = await temporaryFolder();
  const [path, copy, size] = [join(folder, 'a.jpg'), join(folder, 'b.jpg'), join(folder, 'a.webp')];
  await writeFile(path, await largest());
  await copyFile(path, copy);
  const before = process.cpuUsage();
  const answers = await Promise.all([
    cleanPicture(path, 'image/jpeg', 'a'),
    writePictureSize({ from: copy, to: size }, 'small', 'b'),
  ]);
  const { user, system } = process.cpuUsage(before);
  // Decoding and writing such pictures takes a second of a processor and more.
  expect([answers, (user + system) / 1_000_000 < 0.5]).toEqual([[ok(undefined), ok(undefined)], true]);
  expect((await sharp(path).metadata()).orientation).toBeUndefined();
  expect((await stat(size)).size).toBeGreaterThan(0);
  await writeFile(path, await largest(5001));
  const refused = [
    await cleanPicture(path, 'image/jpeg', 'a'),
    await writePictureSize({ from: path, to: size }, 'small', 'a'),
  ];
  expect(refused).toEqual(refused.map(() => err(fileMessages.tooManyPixels(25_000_000))));
  expect(fileMessages.tooManyPixels(25_000_000)).toEqual({
    'zh-CN': '图片尺寸过大，最多 2500 万像素，请缩小后重新上传',
    'en-US': 'The picture is too large; 25 million pixels are the most. Make it smaller and upload it again.',
  });
  expect(await readdir(folder)).toEqual(['a.jpg', 'a.webp', 'b.jpg']);
});

it('a stored picture of more pixels, of before they were limited, has no smaller sizes and is read as it is', async () => {
  const folder = await temporaryFolder();
  const store = createFileStore(folder, createFolderObjectStore(join(folder, 'stored')));
  const pictures = createPictureSizes(store);
  const kinds = {
    folder: 'temp',
    fileName: 'a.jpg',
    mediaType: 'image/jpeg',
    size: 1,
    sha256: 'x',
    userId: 'a',
    tenantId: 0,
  };
  const found: unknown[] = [];
  for (const [id, width] of Object.entries({ usual01: 500, large01: 5001 })) {
    const path = join(folder, id);
    await writeFile(path, await largest(width));
    await store.put(id, path);
    found.push((await pictures.find({ id, ...kinds }, 'small', 'a'))?.mediaType);
  }
  expect(found).toEqual(['image/webp', undefined]);
});
