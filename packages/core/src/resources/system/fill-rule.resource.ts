import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { namedRule } from './rule-parts.ts';

/** Rules by which numbers of applications, orders and the like are made. */
export const fillRuleResource = defineResource({
  name: 'fillRule',
  path: '/isystem/fillRule',
  callPath: '/sys/fillRule',
  table: 'sys_fill_rule',
  title: localized('系统编码规则', 'Fill rules'),
  singular: localized('编码规则', 'Fill rule'),
  permissionPrefix: 'fillRule',
  labelField: 'ruleName',
  lookup: 'nobody',
  scope: 'platform',
  defaultSorter: { column: 'ruleCode', order: 'asc' },
  columns: ['ruleName', 'ruleCode', 'handler', 'prefix', 'period', 'digits', 'updateTime'],
  actions: {
    test: { label: localized('功能测试', 'Try it'), on: 'row', isHandled: true },
  },
  fields: {
    ...namedRule,
    handler: {
      type: 'dictionary',
      dictionary: 'fill_handler',
      label: localized('生成方式', 'Way of making'),
      isRequired: true,
      initial: 'serialNumber',
      search: 'equals',
      column: { width: 110 },
      form: {
        hint: localized('流水号在每个日期内从 1 开始', 'A serial number begins with 1 on each date'),
      },
    },
    prefix: {
      type: 'text',
      label: localized('前缀', 'Prefix'),
      maximumLength: 16,
      rule: 'plainValue',
      column: { width: 100 },
    },
    period: {
      type: 'dictionary',
      dictionary: 'fill_period',
      label: localized('日期', 'Date'),
      isRequired: true,
      initial: 'day',
      column: { width: 150 },
    },
    digits: {
      type: 'integer',
      label: localized('末尾位数', 'Last digits'),
      minimum: 1,
      maximum: 12,
      isRequired: true,
      initial: 4,
      column: { width: 100 },
    },
  },
});
