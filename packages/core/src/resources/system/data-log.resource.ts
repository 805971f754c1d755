import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** Every write of a record of every resource; written by the server, read from the view `data_log`. */
export const dataLogResource = defineResource({
  name: 'dataLog',
  path: '/sys/dataLog-list',
  callPath: '/sys/dataLog',
  title: localized('数据日志', 'Data logs'),
  singular: localized('数据日志', 'Data log entry'),
  permissionPrefix: 'system:dataLog',
  labelField: 'recordName',
  kind: 'appendOnly',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  actions: { compare: { label: localized('数据比较', 'Compare'), on: 'rows', right: 'list', opens: 'dialog' } },
  columns: ['recordName', 'dataTable', 'action', 'dataVersion', 'realname', 'time'],
  fields: {
    realname: {
      type: 'text',
      label: localized('操作人', 'By'),
      maximumLength: 100,
      search: 'contains',
      column: { width: 110 },
    },
    time: { type: 'dateTime', label: localized('时间', 'Time'), search: 'range', column: { width: 170 } },
    recordName: {
      type: 'text',
      label: localized('数据名称', 'Record'),
      maximumLength: 200,
      search: 'contains',
      names: { resource: 'dataTable', id: 'dataId' },
      column: { width: 260 },
    },
    dataTable: {
      type: 'dictionary',
      dictionary: 'data_log_table',
      label: localized('业务', 'Kind of record'),
      search: 'equals',
      column: { width: 130 },
    },
    action: {
      type: 'dictionary',
      dictionary: 'data_log_action',
      label: localized('操作', 'Operation'),
      search: 'equals',
      column: { width: 130 },
    },
    dataVersion: {
      type: 'integer',
      label: localized('版本', 'Version'),
      minimum: 0,
      maximum: 2_147_483_647,
      column: { width: 80 },
    },
    username: { type: 'text', label: localized('账号', 'Account'), maximumLength: 64, search: 'equals' },
    dataId: {
      type: 'text',
      label: localized('数据编号', 'Record number'),
      maximumLength: 36,
      search: 'equals',
      column: { width: 280 },
    },
  },
});
