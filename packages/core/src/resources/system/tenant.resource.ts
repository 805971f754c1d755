import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** The organisations whose rows are kept apart; 0 is the platform itself and no row here. */
export const tenantResource = defineResource({
  name: 'tenant',
  path: '/isys/tenant',
  callPath: '/sys/tenant',
  title: localized('租户管理', 'Tenants'),
  singular: localized('租户', 'Tenant'),
  permissionPrefix: 'tenant',
  labelField: 'name',
  lookup: 'related',
  scope: 'platform',
  defaultSorter: { column: 'number', order: 'asc' },
  columns: ['name', 'number', 'status', 'beginDate', 'endDate', 'createTime'],
  actions: {
    freeze: {
      label: localized('冻结', 'Freeze'),
      on: 'rows',
      move: { field: 'status', from: ['1'], to: '0' },
      confirm: localized('冻结后，任何人都不能再进入该租户。', 'Nobody can work for a frozen tenant.'),
    },
    thaw: {
      label: localized('解冻', 'Thaw'),
      on: 'rows',
      right: 'freeze',
      move: { field: 'status', from: ['0'], to: '1' },
    },
  },
  fields: {
    name: {
      type: 'text',
      label: localized('租户名称', 'Tenant name'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 240, isSortable: true },
    },
    number: {
      type: 'integer',
      label: localized('租户编号', 'Tenant number'),
      minimum: 1,
      maximum: 999_999_999,
      isRequired: true,
      isUnique: true,
      column: { width: 130, isSortable: true },
      form: { hint: localized('保存后不能修改', 'Cannot be changed once it is saved') },
    },
    beginDate: { type: 'date', label: localized('开始时间', 'From'), column: { width: 130, isSortable: true } },
    endDate: {
      type: 'date',
      label: localized('结束时间', 'Until'),
      notBefore: 'beginDate',
      column: { width: 130, isSortable: true },
    },
    status: {
      type: 'state',
      dictionary: 'tenant_status',
      initial: '1',
      label: localized('状态', 'Status'),
      search: 'equals',
      column: { width: 100 },
    },
  },
});
