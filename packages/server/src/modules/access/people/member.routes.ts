import { memberEndpoints as endpoints, type Member } from '@evergreen/core/contract';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';
import {
  departmentResource,
  referredIds,
  roleResource,
  type Resource,
  type ResourceRow,
} from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import { grantMessages } from '../grant/grant.messages.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface Members {
  readonly serviceFor: (call: SignedInCall) => ResourceService;
  readonly transaction: Database['transaction'];
  /** Whether a row is in reach of the caller. */
  readonly reaches: (resource: Resource, id: string, call: SignedInCall) => Promise<boolean>;
}

/** What an account belongs to, by the field that names it. */
const belongings = { roles: roleResource, departments: departmentResource } as const;
type Belonging = keyof typeof belongings;

const gone = err<CallFailure>({ kind: 'missing', message: grantMessages.unknownHolder });

/** Who has a role and who is in a department: each is an edit of the account, by its rules and with its history. */
export function memberRoutes({ serviceFor, transaction, reaches }: Members): readonly EndpointRoute[] {
  async function list(
    key: Belonging,
    id: string,
    query: { readonly pageNo: number; readonly pageSize: number; readonly realname: string },
    call: SignedInCall,
  ) {
    if (!(await reaches(belongings[key], id, call))) return gone;
    const { pageNo, pageSize, realname } = query;
    const named = realname === '' ? {} : { realname };
    const page = { pageNo, pageSize, column: 'username', order: 'asc' } as const;
    const found = await serviceFor(call).list({ ...page, [key]: id, ...named }, call);
    if (!found.ok) return found;
    const { records, ...rest } = found.value.result;
    return ok({ result: { ...rest, records: records.map(memberOf) } });
  }

  /** Changes what accounts belong to, all of them or none. */
  function change(
    { key, id, isAdded }: { readonly key: Belonging; readonly id: string; readonly isAdded: boolean },
    users: readonly string[],
    call: SignedInCall,
  ): Promise<CallOutcome<unknown>> {
    return transaction(async () => {
      if (!(await reaches(belongings[key], id, call))) return gone;
      // In the order of their identifiers, so that two that change the same accounts wait for each other in one order.
      for (const user of [...new Set(users)].toSorted()) {
        const found = await serviceFor(call).queryById(user, call);
        if (!found.ok) return found;
        const held = referredIds(String(found.value.result[key] ?? ''));
        if (held.includes(id) === isAdded) continue;
        const next = isAdded ? [...held, id] : held.filter((one) => one !== id);
        const saved = await serviceFor(call).edit({ id: user }, { [key]: next.join(',') || null }, call);
        if (!saved.ok) return told(saved.error, String(found.value.result['realname'] ?? ''));
      }
      return ok({ result: null, message: isAdded ? messages.membersAdded : messages.membersRemoved });
    });
  }

  return [
    guardedRoute(endpoints.ofRole, ({ query: { roleId, ...page } }, call) => list('roles', roleId, page, call)),
    guardedRoute(endpoints.addToRole, ({ body: { roleId, userIdList } }, call) =>
      change({ key: 'roles', id: roleId, isAdded: true }, userIdList, call),
    ),
    guardedRoute(endpoints.removeFromRole, ({ query: { roleId, userIds } }, call) =>
      change({ key: 'roles', id: roleId, isAdded: false }, userIds, call),
    ),
    guardedRoute(endpoints.ofDepartment, ({ query: { depId, ...page } }, call) =>
      list('departments', depId, page, call),
    ),
    guardedRoute(endpoints.addToDepartment, ({ body: { depId, userIdList } }, call) =>
      change({ key: 'departments', id: depId, isAdded: true }, userIdList, call),
    ),
    guardedRoute(endpoints.removeFromDepartment, ({ query: { depId, userIds } }, call) =>
      change({ key: 'departments', id: depId, isAdded: false }, userIds, call),
    ),
  ];
}

function memberOf(row: ResourceRow): Member {
  const text = (key: string) => String(row[key] ?? '');
  return {
    id: row.id,
    username: text('username'),
    realname: text('realname'),
    departments_dictText: text('departments_dictText'),
    status: text('status'),
    status_dictText: text('status_dictText'),
  };
}

/** A refusal of a field of a form that is not there is told as a sentence, with whose account it is about. */
function told(failure: CallFailure, name: string) {
  const [reason] = 'fields' in failure && failure.fields !== undefined ? Object.values(failure.fields) : [];
  const message: LocalizedText | undefined = reason;
  return err<CallFailure>(
    message === undefined ? failure : { kind: 'business', message: messages.ofAccount(name, message) },
  );
}
