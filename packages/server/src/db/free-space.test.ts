import { expect, it } from 'vitest';

import { createRoomCheck, roomWarning } from './free-space.ts';

const MINIMUM = 200_000_000;

it('R-25 refuses changes below the limit, says why, and allows them again when there is room', async () => {
  let free = MINIMUM;
  const asked: string[] = [];
  const assertRoom = createRoomCheck('/data', MINIMUM, async (folder) => {
    asked.push(folder);
    return free;
  });
  await assertRoom();
  free -= 1;
  await expect(assertRoom()).rejects.toMatchObject({
    kind: 'storageFull',
    message: expect.stringContaining('199999999 bytes'),
  });
  free = MINIMUM;
  await assertRoom();
  expect(asked).toEqual(['/data', '/data', '/data']);
});

it('lets changes through where the space cannot be measured', async () => {
  expect(await createRoomCheck('/data', MINIMUM, () => Promise.reject(new Error('ENOSYS')))()).toBeUndefined();
});

it('asks the system for the space that is free', async () => {
  expect(await createRoomCheck('/', 1)()).toBeUndefined();
  await expect(createRoomCheck('/', Number.MAX_SAFE_INTEGER)()).rejects.toMatchObject({ kind: 'storageFull' });
});

it('R-25 warns at the start of a volume that has no room for changes or soon will have none', async () => {
  const warned = async (free: number) => (await roomWarning('/data', MINIMUM, async () => free))?.['en-US'];
  expect([
    await warned(MINIMUM - 1),
    await warned(MINIMUM),
    await warned(5 * MINIMUM - 1),
    await warned(5 * MINIMUM),
  ]).toEqual([
    'The volume of the data folder /data has 199 MB free, less than 200 MB: people can sign in and read, and nothing can be saved. Free some room, or name a folder on another volume with --data.',
    'The volume of the data folder /data has 200 MB free; below 200 MB nothing can be saved. Free some room in time.',
    'The volume of the data folder /data has 999 MB free; below 200 MB nothing can be saved. Free some room in time.',
    undefined,
  ]);
  expect(await roomWarning('/data', MINIMUM, () => Promise.reject(new Error('ENOSYS')))).toBeUndefined();
});
