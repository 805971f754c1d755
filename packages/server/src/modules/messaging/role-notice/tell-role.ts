import { eq, and } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import { announcementResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { sysRole } from '../../../db/schema/scoped-tables.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import type { ResourceServices } from '../../records/resource/resource-services.ts';

export interface RoleNotice {
  /** Null for the administrators of the platform. */
  readonly roleId: string | null;
  readonly title: LocalizedText;
  /** Where it is handled. */
  readonly page: string;
}

/** Tells the people of a role something, by a system message of the platform. */
export type TellRole = (notice: RoleNotice) => Promise<void>;

const LONGEST_TITLE = 100;
const LONGEST_SUMMARY = 300;

export function createTellRole(
  { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
  serviceOf: ResourceServices['serviceOf'],
  systemCall: (now: number) => SignedInCall,
  clock: Pick<ClockPort, 'now'>,
): TellRole {
  async function administrators(): Promise<string | undefined> {
    const [role] = await orm
      .select({ id: sysRole.id })
      .from(sysRole)
      .where(and(eq(sysRole.roleCode, ADMINISTRATOR_ROLE), eq(sysRole.delFlag, 0)));
    return role?.id;
  }

  return async ({ roleId, title, page }) => {
    const role = roleId ?? (await administrators());
    if (role === undefined) return;
    const call = systemCall(clock.now());
    const announcements = serviceOf(announcementResource, call);
    const text = `${title['zh-CN']} · ${title['en-US']}`;
    await transaction(async () => {
      const added = await announcements.add(
        {
          titile: title['zh-CN'].slice(0, LONGEST_TITLE),
          msgCategory: '2',
          priority: 'H',
          msgType: 'ROLE',
          roles: role,
          msgAbstract: text.slice(0, LONGEST_SUMMARY),
          openPage: page,
        },
        call,
      );
      if (!added.ok) throw new Error(added.error.message['en-US']);
      const released = await announcements.act('release', [{ id: added.value.result.id }], {}, call);
      if (!released.ok) throw new Error(released.error.message['en-US']);
    });
  };
}
