import type { checkRuleResource, fillRuleResource } from '@evergreen/core/resources';

import type { ResourceSeed } from './resource-rows.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

type Part = readonly [digits: number | '*', pattern: string, message: string];

const checkRules: readonly (readonly [code: string, name: string, description: string, ...parts: Part[]])[] = [
  [
    'retiree_file_number',
    '退休人员档案编号',
    'RC 开头，后接 4 位年份和 6 位数字，例如 RC2026000318',
    [2, 'RC', '应以 RC 开头'],
    [4, '(19|20)[0-9]{2}', '第 3 到 6 位应为年份'],
    [6, '[0-9]{6}', '最后应为 6 位数字'],
    ['*', '.{12}', '档案编号共 12 位'],
  ],
  ['postal_code', '邮政编码', '6 位数字', ['*', '[0-9]{6}', '邮政编码为 6 位数字']],
  [
    'certificate_number',
    '退休证编号',
    '2 位字母加 8 位数字',
    [2, '[A-Z]{2}', '前两位应为大写字母'],
    ['*', '[A-Z]{2}[0-9]{8}', '字母后应为 8 位数字'],
  ],
];

export function checkRuleSeeds(now: number): ResourceSeed<typeof checkRuleResource>[] {
  return checkRules.map(([ruleCode, ruleName, ruleDescription, ...parts]) => ({
    id: seedIdentifier('checkRule', ruleCode),
    createBy: SEEDER,
    createTime: now,
    values: {
      ruleCode,
      ruleName,
      ruleDescription,
      ruleJson: JSON.stringify(parts.map(([digits, pattern, message]) => ({ digits, pattern, message }))),
    },
  }));
}

const fillRules: readonly (readonly [
  code: string,
  name: string,
  handler: string,
  prefix: string,
  period: string,
  digits: number,
])[] = [
  ['shop_order_number', '商城订单号', 'serialNumber', 'SC', 'day', 4],
  ['certification_number', '认证申请编号', 'serialNumber', 'RZ', 'month', 5],
  ['pick_up_code', '取货码', 'randomNumber', '', 'none', 6],
];

export function fillRuleSeeds(now: number): ResourceSeed<typeof fillRuleResource>[] {
  return fillRules.map(([ruleCode, ruleName, handler, prefix, period, digits]) => ({
    id: seedIdentifier('fillRule', ruleCode),
    createBy: SEEDER,
    createTime: now,
    values: { ruleCode, ruleName, handler, period, digits, ...(prefix === '' ? {} : { prefix }) },
  }));
}
