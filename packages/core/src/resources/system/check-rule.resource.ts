import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { namedRule } from './rule-parts.ts';

/** Rules for codes, part by part; forms and other front-ends ask by the code of the rule whether a value keeps it. */
export const checkRuleResource = defineResource({
  name: 'checkRule',
  path: '/isystem/checkRule',
  callPath: '/sys/checkRule',
  table: 'sys_check_rule',
  title: localized('系统校验规则', 'Check rules'),
  singular: localized('校验规则', 'Check rule'),
  permissionPrefix: 'checkRule',
  labelField: 'ruleName',
  lookup: 'nobody',
  scope: 'platform',
  defaultSorter: { column: 'ruleCode', order: 'asc' },
  columns: ['ruleName', 'ruleCode', 'ruleDescription', 'updateTime'],
  actions: {
    try: { label: localized('功能测试', 'Try it'), on: 'row', right: 'list', opens: 'dialog' },
  },
  fields: {
    ...namedRule,
    ruleJson: {
      type: 'json',
      label: localized('规则', 'Rule'),
      maximumLength: 20_000,
      isRequired: true,
      column: false,
      form: {
        isWide: true,
        hint: localized(
          '逐段校验：位数（* 为整个值）、该段须完全符合的规则、不符合时的提示',
          'Part by part: how many characters (* for the whole value), the pattern that they must match, and what is said if not',
        ),
      },
    },
    ruleDescription: {
      type: 'text',
      label: localized('描述', 'Description'),
      maximumLength: 255,
      column: { width: 320 },
      form: { isWide: true },
    },
  },
});
