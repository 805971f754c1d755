import { and, eq, sum } from 'drizzle-orm';

import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysFile } from '../../../db/schema/scoped-tables.ts';

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
  readonly tenantId: number;
}

export interface FileRepository {
  add(file: FileRow): Promise<void>;
  /** Undefined for a deleted one. */
  find(id: string): Promise<FileRow | undefined>;
  /** Whether it was ever stored, deleted or not. */
  has(id: string): Promise<boolean>;
  /** Bytes of everything that a person has stored. */
  usedBy(userId: string): Promise<number>;
}

export function createFileRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): FileRepository {
  async function find(id: string): Promise<FileRow | undefined> {
    const [row] = await orm
      .select()
      .from(sysFile)
      .where(and(eq(sysFile.id, id), eq(sysFile.delFlag, 0)));
    if (row === undefined) return undefined;
    const { createTime: _, updateBy: _by, updateTime: _at, version: _version, delFlag: _flag, ...file } = row;
    return file;
  }
  return {
    async add(file) {
      await orm.insert(sysFile).values({ ...file, createTime: clock.now() });
    },
    find,
    has: async (id) => (await orm.select({ id: sysFile.id }).from(sysFile).where(eq(sysFile.id, id))).length > 0,
    async usedBy(userId) {
      const [row] = await orm
        .select({ bytes: sum(sysFile.size) })
        .from(sysFile)
        .where(and(eq(sysFile.userId, userId), eq(sysFile.delFlag, 0)));
      return Number(row?.bytes ?? 0);
    },
  };
}
