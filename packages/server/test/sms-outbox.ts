import { desc, eq } from 'drizzle-orm';

import { sysSmsOutbox } from '../src/db/schema/index.ts';
import type { TestApplication } from './test-application.ts';

/** The code in the newest message to a number, as a person would read it. */
export async function newestCode({ database }: TestApplication, mobile: string): Promise<string> {
  const [row] = await database.orm
    .select()
    .from(sysSmsOutbox)
    .where(eq(sysSmsOutbox.mobile, mobile))
    .orderBy(desc(sysSmsOutbox.id));
  const code = /\d{6}/u.exec(row?.content ?? '')?.[0];
  if (code === undefined) throw new Error(`No message to ${mobile}`);
  return code;
}

/** Another code than this one. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
