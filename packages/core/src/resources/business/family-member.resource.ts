import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** A member of a retiree's family, written in the form of the retiree. */
export const familyMemberResource = defineResource({
  name: 'familyMember',
  path: '/isps/familyMember',
  title: localized('家庭成员', 'Family'),
  singular: localized('家庭成员', 'Family member'),
  permissionPrefix: 'familyMember',
  labelField: 'name',
  lookup: 'nobody',
  scope: 'tenant',
  within: 'retireeId',
  offers: ['list', 'reveal'],
  defaultSorter: { column: 'createTime', order: 'asc' },
  columns: ['name', 'relation', 'age', 'workplace', 'phone', 'retireeId'],
  fields: {
    retireeId: { type: 'reference', resource: 'retiree', label: localized('退休人员', 'Retiree'), isRequired: true, search: 'equals', column: { width: 110 } },
    relation: {
      type: 'dictionary',
      dictionary: 'family_relation',
      label: localized('关系', 'Relation'),
      aliases: ['与本人关系', '称谓'],
      isRequired: true,
      search: 'equals',
      column: { width: 100 },
    },
    name: { type: 'text', label: localized('姓名', 'Name'), maximumLength: 30, isRequired: true, search: 'contains', column: { width: 120 } },
    age: { type: 'integer', label: localized('年龄', 'Age'), minimum: 0, maximum: 150, column: { width: 80 } },
    workplace: { type: 'text', label: localized('工作单位', 'Workplace'), aliases: ['单位'], maximumLength: 100, column: { width: 200 } },
    phone: {
      type: 'text',
      label: localized('电话', 'Telephone'),
      aliases: ['联系电话', '手机', '手机号码'],
      maximumLength: 20,
      rule: 'landlineOrMobile',
      mask: 'phone',
      column: { width: 150 },
    },
  },
});
