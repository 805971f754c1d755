import { expect, it } from 'vitest';

import { createRoomCheck } from './free-space.ts';

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
  await expect(assertRoom()).rejects.toMatchObject({ kind: 'storageFull', message: expect.stringContaining('199999999 bytes') });
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
