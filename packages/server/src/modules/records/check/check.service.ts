import {
  maskOf,
  ofAllResources,
  permissionCode,
  snakeCase,
  tableName,
  type Resource,
  type ResourceDirectory,
} from '@evergreen/core/resources';
import { err, ok, sameText } from '@evergreen/core/kernel';
import { brokenPart, parseCodeRule } from '@evergreen/core/validation/validators';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { RateLimit, RateLimitOptions } from '../../../http/rate-limit.ts';
import type { MaskedSearches } from '../resource/conditions/masked-searches.ts';
import type { ResourceRepository } from '../resource/resource.repository.ts';
import type { Scope } from '../resource/row-scope.ts';
import type { CheckRuleRepository } from './check-rule.repository.ts';
import { checkMessages } from './check.messages.ts';

/** Threat T-28: nobody learns much by asking. */
export const CHECK_LIMIT: RateLimitOptions = { times: 10, window: 1000 };

export interface DuplicateQuestion {
  readonly tableName: string;
  readonly fieldName: string;
  readonly fieldVal: string;
  readonly dataId?: string | undefined;
}

export interface CodeRuleQuestion {
  readonly ruleCode: string;
  readonly value: string;
}

export interface CheckService {
  /** Whether a value is free among the rows in reach. The constraint of the database decides when it is saved; this only spares a try. */
  duplicate(question: DuplicateQuestion, call: SignedInCall): Promise<CallOutcome<unknown>>;
  /** Whether a value is right by a rule that staff keep; what is wrong is said in the rule's own words. */
  codeRule(question: CodeRuleQuestion, call: SignedInCall): Promise<CallOutcome<unknown>>;
}

export interface CheckDependencies {
  readonly directory: ResourceDirectory;
  readonly repositoryOf: (resource: Resource, scope: Scope) => Pick<ResourceRepository, 'isTaken'>;
  readonly holds: Gatekeeper['holds'];
  readonly rules: CheckRuleRepository;
  readonly limit: RateLimit;
  readonly admitMasked: MaskedSearches['admit'];
}

/** What may be asked about, by the names of table and column: the fields that a resource declares unique, and nothing else. */
const questionsOf = ofAllResources(
  (resources) =>
    new Map(
      resources.flatMap((resource) =>
        Object.entries(resource.fields)
          .filter(([, field]) => field.isUnique === true)
          .map(([key]) => [`${tableName(resource)}.${snakeCase(key)}`, { resource, key }] as const),
      ),
    ),
);

export function createCheckService({
  directory,
  repositoryOf,
  holds,
  rules,
  limit,
  admitMasked,
}: CheckDependencies): CheckService {
  const refusal = async (userId: string): Promise<CallOutcome<never> | null> => {
    const wait = Math.ceil((await limit.take(userId)) / 1000);
    return wait > 0 ? err({ kind: 'tooMany', message: checkMessages.tooMany(wait), retryAfter: wait }) : null;
  };
  return {
    async duplicate({ tableName: table, fieldName, fieldVal, dataId }, call) {
      const { caller } = call;
      const refused = await refusal(caller.userId);
      if (refused !== null) return refused;
      const asked = questionsOf(directory).get(`${table}.${fieldName}`);
      // Who may read the list may ask about the rows that they reach. That a value is taken elsewhere in the tenant is told by a save alone,
      // which is refused and stands in the log.
      if (asked === undefined || !(await holds(caller, permissionCode(asked.resource, 'list')))) {
        return err({ kind: 'forbidden', message: checkMessages.closed });
      }
      const value = fieldVal.trim();
      if (value === '') return ok({ result: null, message: checkMessages.nothing });
      // That a number is taken tells as much as a search by it.
      const isMasked = maskOf(asked.resource.fields[asked.key]) !== undefined;
      const tooOften = await admitMasked(asked.resource, isMasked ? [{ field: asked.key, value }] : [], call);
      if (tooOften !== undefined) return err(tooOften);
      const isTaken = await repositoryOf(asked.resource, { kind: 'caller', call }).isTaken(asked.key, value, dataId);
      return isTaken
        ? refusedValue('fieldVal', checkMessages.taken)
        : ok({ result: null, message: checkMessages.free });
    },
    async codeRule({ ruleCode, value }, { caller }) {
      const refused = await refusal(caller.userId);
      if (refused !== null) return refused;
      const kept = await rules.ruleJson(ruleCode);
      if (kept === undefined) return refusedValue('ruleCode', checkMessages.noRule);
      const rule = parseCodeRule(kept);
      const broken = rule.ok ? brokenPart(rule.value, value) : rule;
      if (!broken.ok) return err({ kind: 'business', message: checkMessages.wrongRule(ruleCode) });
      if (broken.value === null) return ok({ result: null, message: checkMessages.right });
      const { message, start, end } = broken.value;
      return refusedValue('value', message === '' ? checkMessages.brokenPart(start, end) : sameText(message));
    },
  };
}
