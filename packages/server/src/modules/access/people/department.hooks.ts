import { desc, eq, isNull, sql } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { departmentResource } from '@evergreen/core/resources';

import { sysDepart } from '../../../db/schema/scoped-tables.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, type HookTools, type RegisteredHooks } from '../../records/resource/resource-hooks.types.ts';
import type { GrantServices } from '../grant/grants.ts';
import { dropDepartmentRights } from './purged-people.ts';
import { peopleMessages as messages } from './people.messages.ts';

/** Characters of a code. */
const LONGEST = 64;
const FIRST = 'A01';
const LAST_NUMBER = 99;

/** The code that comes after: `A01` → `A02`, `A99` → `B01`; undefined after `Z99`. */
function nextDepartmentCode(last: string): string | undefined {
  const [letter = 'A', number] = [last[0], Number(last.slice(1))];
  if (number < LAST_NUMBER) return `${letter}${String(number + 1).padStart(2, '0')}`;
  return letter === 'Z' ? undefined : `${String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)}01`;
}

/** A department gets a code when it is added and keeps it: the rows of its people carry it. */
export function createDepartmentHooks(grants: Pick<GrantServices, 'service'>): RegisteredHooks {
  return defineHooks(departmentResource, {
    restoringParts: (granteeId, parts, call, cause) =>
      grants.service.restore('department', { granteeId, parts }, call, cause),
    async prepare({ before, values: { parentId = null } }, tools) {
      if (before !== undefined)
        return parentId === (before.parentId ?? null) ? ok({}) : refusedValue('parentId', messages.departmentStays);
      const above = parentId === null ? '' : await codeOf(parentId, tools);
      // The choice is refused by its own rule.
      if (above === undefined) return ok({});
      const last = await lastBelow(parentId, tools);
      const next = last === undefined ? FIRST : nextDepartmentCode(last.slice(above.length));
      if (next === undefined) return err({ kind: 'business', message: messages.tooMany });
      if (above.length + next.length > LONGEST) return err({ kind: 'business', message: messages.tooDeep });
      return ok({ orgCode: `${above}${next}` });
    },
    async purging(rows, { database: { orm } }) {
      await dropDepartmentRights(
        orm,
        rows.map(({ id }) => id),
      );
      return ok(undefined);
    },
  });
}

/** Locked, so that two departments that are added below one do not get the same code. */
async function codeOf(id: string, { database: { orm } }: HookTools): Promise<string | undefined> {
  const [row] = await orm.select({ code: sysDepart.orgCode }).from(sysDepart).where(eq(sysDepart.id, id)).for('update');
  return row?.code;
}

/** The last code below a department, of deleted ones too: their rows are still there. */
async function lastBelow(parentId: string | null, { database: { orm } }: HookTools): Promise<string | undefined> {
  const [row] = await orm
    .select({ code: sysDepart.orgCode })
    .from(sysDepart)
    .where(parentId === null ? isNull(sysDepart.parentId) : eq(sysDepart.parentId, parentId))
    .orderBy(desc(sql`${sysDepart.orgCode} collate "C"`))
    .limit(1);
  return row?.code;
}
