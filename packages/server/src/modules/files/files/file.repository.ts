import { eq } from 'drizzle-orm';

import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysFile } from '../../../db/schema/index.ts';

export interface FileRow {
  readonly id: string;
  readonly folder: string;
  /** As the person called it. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  /** Of what is in it, in hexadecimal. */
  readonly sha256: string;
  /** Who sent it. */
  readonly userId: string;
}

export interface FileRepository {
  add(file: FileRow): Promise<void>;
  find(id: string): Promise<FileRow | undefined>;
  has(id: string): Promise<boolean>;
}

export function createFileRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): FileRepository {
  async function find(id: string): Promise<FileRow | undefined> {
    const [row] = await orm.select().from(sysFile).where(eq(sysFile.id, id));
    if (row === undefined) return undefined;
    const { createTime: _, ...file } = row;
    return file;
  }
  return {
    async add(file) {
      await orm.insert(sysFile).values({ ...file, createTime: clock.now() });
    },
    find,
    has: async (id) => (await find(id)) !== undefined,
  };
}
