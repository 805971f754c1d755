import { err, ok } from '@evergreen/core/kernel';
import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';
import { roleResource } from '@evergreen/core/resources';

import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks } from '../../records/resource/resource-hooks.types.ts';
import { dropRoleRights } from './purged-people.ts';
import { peopleMessages as messages } from './people.messages.ts';

/** A role is known by its code, and the one that may do everything stays. */
export const roleHooks = defineHooks(roleResource, {
  async prepare({ before, values }) {
    const isChanged = before !== undefined && values.roleCode !== undefined && values.roleCode !== before.roleCode;
    return isChanged ? refusedValue('roleCode', messages.roleCodeStays) : ok({});
  },
  async removing(rows) {
    return rows.some(({ roleCode }) => roleCode === ADMINISTRATOR_ROLE)
      ? err({ kind: 'business', message: messages.administratorRole })
      : ok(undefined);
  },
  async purging(rows, { database: { orm } }) {
    await dropRoleRights(
      orm,
      rows.map(({ id }) => id),
    );
    return ok(undefined);
  },
});
