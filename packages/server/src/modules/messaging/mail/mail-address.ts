import { and, eq } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { isMailAddress } from './mail-sender.ts';

/** Where e-mail reaches somebody; null for nowhere. */
export async function mailAddressOf({ orm }: Pick<Database, 'orm'>, userId: string): Promise<string | null> {
  const [row] = await orm
    .select({ email: sysUser.email })
    .from(sysUser)
    .where(and(eq(sysUser.id, userId), eq(sysUser.delFlag, 0)));
  const address = row?.email ?? '';
  return isMailAddress(address) ? address : null;
}
