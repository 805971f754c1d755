import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireText } from '../schema.ts';

export const checkEndpoints = {
  /** Success when no other row has the value. The server knows which fields may be asked about, and who may ask. */
  duplicate: defineEndpoint({
    name: 'check.duplicate',
    method: 'GET',
    path: '/sys/duplicate/check',
    summary: localized('重复值校验', 'Whether a value is taken'),
    access: SIGNED_IN,
    /** Names as tables and columns have them, `dataId` for the row that may keep its own value. */
    query: v.object({
      tableName: wireText(64),
      fieldName: wireText(64),
      fieldVal: v.optional(wireText(4000), ''),
      dataId: v.optional(identifier),
    }),
    answer: v.unknown(),
  }),
} as const;

/** Rules for codes that staff keep. */
export const checkRuleEndpoints = {
  /** Success when the value is right by every part of the rule. */
  checkByCode: defineEndpoint({
    name: 'checkRule.checkByCode',
    method: 'GET',
    path: '/sys/checkRule/checkByCode',
    summary: localized('编码规则校验', 'Whether a value is right by a code rule'),
    access: SIGNED_IN,
    query: v.object({ ruleCode: wireText(64), value: v.optional(wireText(4000), '') }),
    answer: v.unknown(),
  }),
} as const;
