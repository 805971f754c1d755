import { sql } from 'drizzle-orm';

import { days, isLeapYear } from '@evergreen/core/kernel';
import { certificationResource, retireeResource } from '@evergreen/core/resources';

import { unscopedRows } from '../../../records/resource/unscoped-rows.ts';
import { formatPlatformTime } from '../../../../platform-time.ts';
import type { JobWork } from '../job-work.types.ts';
import { sendTextMessages } from './text-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

const retirees = unscopedRows(retireeResource);
const certifications = unscopedRows(certificationResource);
const IN_CARE = '1';
const PASSED = '1';
/** Days within which nobody is reminded twice, and none is congratulated twice. */
const REMINDED = 20;
const CONGRATULATED = 300;

interface Person {
  readonly tenant_id: number;
  readonly name: string;
  readonly phone: string;
  readonly until: string;
}

/** `2026-12-31` as a message writes it. */
function spelledDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${year}年${Number(month)}月${Number(day)}日`;
}

/** Reminds retirees whose certification runs out within some days. */
export function certificationRemind(dependencies: JobWorkDependencies): JobWork {
  const { database, clock } = dependencies;
  return async (context) => {
    const now = clock.now();
    const today = formatPlatformTime(now).slice(0, 10);
    const last = formatPlatformTime(now + days(Number(context.parameters['daysBefore']))).slice(0, 10);
    const people = await database.orm.execute<{ [Key in keyof Person]: Person[Key] }>(sql`
      select r.tenant_id, r.name, r.phone, max(c.valid_until)::text as until
      from ${retirees} r join ${certifications} c on c.retiree_id = r.id and c.del_flag = 0 and c.status = ${PASSED}
      where r.del_flag = 0 and r.status = ${IN_CARE} and coalesce(r.phone, '') <> ''
      group by r.id, r.tenant_id, r.name, r.phone
      having max(c.valid_until) between ${today} and ${last}
      order by r.tenant_id, r.id`);
    return sendTextMessages(dependencies, context, {
      template: 'certDue',
      notWithin: REMINDED,
      recipients: people.map(({ tenant_id: tenantId, name, phone, until }) => ({
        tenantId,
        phone,
        values: { name, date: spelledDate(until) },
      })),
    });
  };
}

/** Congratulates retirees on their birthday. */
export function birthdayGreeting(dependencies: JobWorkDependencies): JobWork {
  const { database, clock } = dependencies;
  return async (context) => {
    const today = formatPlatformTime(clock.now()).slice(0, 10);
    const day = today.slice(5);
    const celebrated = day === '02-28' && !isLeapYear(Number(today.slice(0, 4))) ? [day, '02-29'] : [day];
    const people = await database.orm.execute<Record<'name' | 'phone', string> & { tenant_id: number }>(sql`
      select r.tenant_id, r.name, r.phone from ${retirees} r
      where r.del_flag = 0 and r.status = ${IN_CARE} and coalesce(r.phone, '') <> ''
        and to_char(r.birthday, 'MM-DD') in ${celebrated}
      order by r.tenant_id, r.id`);
    return sendTextMessages(dependencies, context, {
      template: 'birthday',
      notWithin: CONGRATULATED,
      recipients: people.map(({ tenant_id: tenantId, name, phone }) => ({ tenantId, phone, values: { name } })),
    });
  };
}
