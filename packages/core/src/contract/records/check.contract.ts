import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireText, wireWords } from '../schema.ts';

export const checkEndpoints = {
  /** Succeeds if no other row has the value. The server decides which fields may be checked, and by whom. */
  duplicate: defineEndpoint({
    name: 'check.duplicate',
    method: 'GET',
    path: '/sys/duplicate/check',
    posted: '/sys/duplicate/check',
    summary: localized('重复值校验', 'Whether a value is taken'),
    access: SIGNED_IN,
    /** Database names of table and column; `dataId` is the row that may keep its own value. */
    query: v.object({
      tableName: wireText(64),
      fieldName: wireText(64),
      fieldVal: v.optional(wireWords({ characters: 4000, shape: 'lines' }), ''),
      dataId: v.optional(identifier),
    }),
    answer: v.unknown(),
  }),
} as const;

/** Configurable rules by which numbers are made. */
export const fillRuleEndpoints = {
  /** The next value of the rule, which nobody else gets. */
  executeRuleByCode: defineEndpoint({
    name: 'fillRule.executeRuleByCode',
    method: 'PUT',
    path: '/sys/fillRule/executeRuleByCode/:ruleCode',
    summary: localized('按编码规则取号', 'Take a number by a fill rule'),
    access: SIGNED_IN,
    params: v.object({ ruleCode: wireText(64) }),
    answer: v.string(),
  }),
} as const;

/** Configurable code rules. */
export const checkRuleEndpoints = {
  /** Succeeds if the value satisfies every part of the rule. */
  checkByCode: defineEndpoint({
    name: 'checkRule.checkByCode',
    method: 'GET',
    path: '/sys/checkRule/checkByCode',
    posted: '/sys/checkRule/checkByCode',
    summary: localized('编码规则校验', 'Whether a value is right by a code rule'),
    access: SIGNED_IN,
    query: v.object({ ruleCode: wireText(64), value: v.optional(wireWords({ characters: 4000, shape: 'lines' }), '') }),
    answer: v.unknown(),
  }),
} as const;
