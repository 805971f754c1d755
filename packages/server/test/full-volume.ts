import { open, type FileHandle } from 'node:fs/promises';
import { devNull } from 'node:os';

import { onTestFinished, vi } from 'vitest';

/**
 * From now on the volume of files is full: each file that is written has room for its first half. A sync is refused as well, as by a
 * share of a network whose quota is used up. Databases write by other means and go on.
 *
 * @returns frees room again; at the latest the end of the test does
 */
export async function fillVolume(): Promise<() => void> {
  const handle = await open(devNull);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const refused = (call: string) =>
    Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC', syscall: call });
  const writes = vi.spyOn(prototype, 'writeFile').mockImplementation(async function writeHalf(this: FileHandle, data) {
    const whole = Buffer.from(String(data));
    await this.write(whole.subarray(0, whole.length / 2));
    throw refused('write');
  });
  const syncs = vi.spyOn(prototype, 'sync').mockRejectedValue(refused('fsync'));
  const free = () => {
    writes.mockRestore();
    syncs.mockRestore();
  };
  onTestFinished(free);
  return free;
}
