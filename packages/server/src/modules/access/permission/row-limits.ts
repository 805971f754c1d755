import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { JudgedLimit, RowCount, RowLimit } from '@evergreen/core/contract';
import { ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import {
  bindCondition,
  permissionCode,
  rowLimitSentence,
  type Condition,
  type Resource,
} from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import { conditionColumns, conditionSql } from '../../records/resource/conditions/condition-sql.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import type { Scope } from '../../records/resource/row-scope.ts';
import { permissionServerMessages } from './permission.messages.ts';

/** Whose rows are counted. */
export interface LimitedPerson {
  readonly id: string;
  readonly username: string;
}

/** Data rules in words, and how many rows they leave. */
export interface RowLimits {
  /** Fails for a condition that a rule may not have. */
  judge(
    resource: Resource,
    condition: unknown,
    person: LimitedPerson | null,
    call: SignedInCall,
  ): Promise<Result<JudgedLimit, LocalizedText>>;
  /** What limits somebody. */
  ofPerson(person: LimitedPerson, call: SignedInCall): Promise<RowLimit[]>;
  /** A stored condition in the words of the caller. */
  sentence(resource: string, condition: unknown, call: SignedInCall): Promise<string>;
}

export type RowLimitSources = Pick<
  Services,
  'contextOf' | 'directory' | 'reachable' | 'dataRules' | 'gatekeeper' | 'allDictionaries'
> & { readonly orm: Database['orm'] };

export function createRowLimits(sources: RowLimitSources): RowLimits {
  const { contextOf, directory, reachable, dataRules, gatekeeper, allDictionaries, orm } = sources;

  /** The call as somebody else would make it, in the tenant of the caller. */
  const callOf = async (person: LimitedPerson | null, call: SignedInCall): Promise<SignedInCall> => {
    if (person === null) return call;
    const [orgCode = null] = await dataRules.ownDepartments(person.id);
    return { ...call, caller: { ...call.caller, userId: person.id, username: person.username, orgCode } };
  };

  /** Never more than the caller reaches: a count tells nobody of rows that they may not see. */
  async function countFor(
    resource: Resource,
    isReached: (id: PgColumn) => SQL,
    call: SignedInCall,
  ): Promise<RowCount | null> {
    if (!(await gatekeeper.holds(call.caller, permissionCode(resource, 'list')))) return null;
    const { rows, column } = await reachable(resource, { kind: 'caller', call });
    const [count] = await orm
      .select({
        total: sql<number>`count(*)::int`,
        reached: sql<number>`(count(*) filter (where ${isReached(column('id'))}))::int`,
      })
      .from(rows);
    return count ?? { total: 0, reached: 0 };
  }

  const said = async (resource: Resource, condition: unknown, { locale }: SignedInCall) => {
    const dictionaries = await allDictionaries(locale);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because it was bound before it is told, and so has this shape
    return rowLimitSentence(resource, condition as Condition, { dictionaries, names: {} })[locale];
  };

  async function sentenceOf(resource: Resource, condition: unknown, call: SignedInCall): Promise<string> {
    const bound = bindCondition(resource, condition, await contextOf(call), 'description');
    return bound.ok ? said(resource, condition, call) : permissionServerMessages.unreadableRule[call.locale];
  }

  return {
    async judge(resource, condition, person, call) {
      const context = await contextOf(await callOf(person, call));
      // As a rule it would be false where it cannot be read; its author is told.
      const readable = bindCondition(resource, condition, context, 'description');
      const bound = bindCondition(resource, condition, context, 'scope');
      if (!readable.ok) return readable;
      if (!bound.ok) return bound;
      const limit = conditionSql(bound.value, conditionColumns(resource));
      return ok({
        sentence: await said(resource, condition, call),
        count: await countFor(resource, () => limit, call),
      });
    },
    async ofPerson(person, call) {
      const limits: RowLimit[] = [];
      const names = await dataRules.limitedResources();
      const personScope: Scope = { kind: 'caller', call: await callOf(person, call) };
      const isIn =
        ({ rows }: ReachableRows) =>
        (id: PgColumn) =>
          inArray(id, orm.select({ id: rows.id }).from(rows));
      for (const name of names.toSorted()) {
        const resource = directory.find(name);
        if (resource === undefined) continue;
        const roles = await dataRules.rulesOf(person.id, name, permissionCode(resource, 'list'));
        if (roles === undefined) continue;
        const sentences = await Promise.all(
          roles.map(async ({ conditions }) =>
            (await Promise.all(conditions.map((condition) => sentenceOf(resource, condition, call)))).join(
              permissionServerMessages.bothLimits[call.locale],
            ),
          ),
        );
        limits.push({
          resource: name,
          sentences: [...new Set(sentences)],
          count: await countFor(resource, isIn(await reachable(resource, personScope)), call),
        });
      }
      return limits;
    },
    async sentence(name, condition, call) {
      const resource = directory.find(name);
      return resource === undefined ? '' : sentenceOf(resource, condition, call);
    },
  };
}
