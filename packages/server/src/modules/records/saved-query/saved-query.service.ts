import type { AccountQuery, BodyOf, savedQueryEndpoints, SharedRole } from '@evergreen/core/contract';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import {
  bindCondition,
  formatSuperQuery,
  hasPrivateOperand,
  parseSuperQuery,
  permissionCode,
  roleResource,
  type Condition,
  type Resource,
  type ResourceDirectory,
  type SuperQuery,
} from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { ConditionContextOf } from '../resource/conditions/condition-context.ts';
import type { Reachable } from '../resource/reachable.ts';
import { savedQueryMessages as messages } from './saved-query.messages.ts';
import type { QueryShelf, SavedQueryRepository } from './saved-query.repository.ts';

/** Of one account and list. */
const MOST_QUERIES = 50;

/** Holders may read every role, so they may share with each; others share with their own. */
const EVERY_ROLE = 'role:list';

/** Of a layout alone. */
const NO_CONDITION: SuperQuery = { superQueryParams: '[]', superQueryMatchType: 'and' };

type Outcome<Value> = Promise<Result<Value, CallFailure>>;

export interface SavedQueryService {
  list(
    resource: string,
    call: SignedInCall,
  ): Outcome<{ readonly queries: AccountQuery[]; readonly roles: SharedRole[] }>;
  save(query: BodyOf<typeof savedQueryEndpoints.save>, call: SignedInCall): Outcome<string>;
  markDefault(id: string, isDefault: boolean, call: SignedInCall): Outcome<null>;
  delete(id: string, call: SignedInCall): Outcome<null>;
}

export interface SavedQueryDependencies {
  readonly directory: ResourceDirectory;
  readonly queries: SavedQueryRepository;
  readonly holds: Gatekeeper['holds'];
  readonly contextOf: ConditionContextOf;
  readonly reachable: Reachable;
}

const refused = (message: LocalizedText): Result<never, CallFailure> => err({ kind: 'business', message });

export function createSavedQueryService(dependencies: SavedQueryDependencies): SavedQueryService {
  const { directory, queries, holds, contextOf, reachable } = dependencies;

  /** The list, if the caller may read it. */
  async function listed(name: string, call: SignedInCall): Outcome<{ resource: Resource; shelf: QueryShelf }> {
    const resource = directory.find(name);
    if (resource === undefined) return err({ kind: 'missing', message: messages.unknownResource });
    const code = permissionCode(resource, 'list');
    if (!(await holds(call.caller, code)))
      return err({ kind: 'forbidden', message: httpServerMessages.forbidden(code) });
    return ok({ resource, shelf: { tenantId: call.tenantId, userId: call.caller.userId, resource: name } });
  }

  /** Why a condition cannot be saved; null if it can. */
  async function obstacle(resource: Resource, condition: Condition, call: SignedInCall): Promise<LocalizedText | null> {
    const bound = bindCondition(resource, condition, await contextOf(call), 'query');
    if (!bound.ok) return bound.error;
    return hasPrivateOperand(resource, condition) ? messages.masked : null;
  }

  const rolesFor = async (call: SignedInCall) =>
    (await holds(call.caller, EVERY_ROLE))
      ? queries.rolesIn(await reachable(roleResource, { kind: 'caller', call }))
      : queries.rolesOf(call.caller.userId);

  const ownerOf = ({ tenantId, caller }: SignedInCall) => ({ tenantId, userId: caller.userId });

  return {
    async list(name, call) {
      const found = await listed(name, call);
      if (!found.ok) return found;
      return ok({ queries: await queries.list(found.value.shelf), roles: await rolesFor(call) });
    },
    async save(
      { resource: name, title, superQueryParams, superQueryMatchType, layout = null, roleId, isDefault },
      call,
    ) {
      const found = await listed(name, call);
      if (!found.ok) return found;
      const { resource, shelf } = found.value;
      const parsed = parseSuperQuery(superQueryParams, superQueryMatchType);
      if (!parsed.ok) return refused(parsed.error);
      const condition = parsed.value;
      if (condition === null && layout === null) return refused(messages.empty);
      const problem = condition === null ? null : await obstacle(resource, condition, call);
      if (problem !== null) return refused(problem);
      if (roleId !== null && !(await rolesFor(call)).some(({ id }) => id === roleId)) return refused(messages.role);
      const trimmed = title.trim();
      if ((await queries.countOthers(shelf, trimmed)) >= MOST_QUERIES) return refused(messages.tooMany(MOST_QUERIES));
      const written = condition === null ? NO_CONDITION : formatSuperQuery(condition);
      const params = written.superQueryParams;
      const matchType = written.superQueryMatchType;
      return ok(await queries.save(shelf, { title: trimmed, params, matchType, layout, roleId, isDefault }));
    },
    async markDefault(id, isDefault, call) {
      const isDone = await queries.markDefault(ownerOf(call), id, isDefault);
      return isDone ? ok(null) : err({ kind: 'missing', message: messages.missing });
    },
    async delete(id, call) {
      const isDone = await queries.delete(ownerOf(call), id);
      return isDone ? ok(null) : err({ kind: 'missing', message: messages.missing });
    },
  };
}
