import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** Whom to turn to while a person is away, and for how long. It gives no rights. */
export const userAgentResource = defineResource({
  name: 'userAgent',
  path: '/isystem/userAgent',
  callPath: '/sys/sysUserAgent',
  table: 'sys_user_agent',
  title: localized('外出联系人', 'Contacts while away'),
  singular: localized('外出联系人', 'Contact while away'),
  permissionPrefix: 'userAgent',
  labelField: 'note',
  lookup: 'nobody',
  scope: 'platform',
  within: 'userId',
  defaultSorter: { column: 'startTime', order: 'desc' },
  columns: ['userId', 'agentId', 'startTime', 'endTime', 'status', 'note'],
  fields: {
    userId: {
      type: 'reference',
      resource: 'user',
      label: localized('外出的人', 'Who is away'),
      isRequired: true,
      search: 'equals',
      column: { width: 160 },
    },
    agentId: {
      type: 'reference',
      resource: 'user',
      label: localized('联系人', 'Contact'),
      aliases: ['代理人'],
      isRequired: true,
      search: 'equals',
      column: { width: 160 },
    },
    startTime: {
      type: 'dateTime',
      label: localized('开始时间', 'From'),
      isRequired: true,
      column: { width: 180, isSortable: true },
    },
    endTime: {
      type: 'dateTime',
      label: localized('结束时间', 'To'),
      isRequired: true,
      notBefore: 'startTime',
      isEnd: true,
      column: { width: 180, isSortable: true },
    },
    status: {
      type: 'dictionary',
      dictionary: 'valid_status',
      label: localized('状态', 'Status'),
      isRequired: true,
      initial: '1',
      search: 'equals',
      column: { width: 90 },
    },
    note: {
      type: 'text',
      label: localized('说明', 'Note'),
      maximumLength: 200,
      isRequired: true,
      column: { width: 240 },
      form: { isWide: true, placeholder: localized('例如：休年假', 'For example: on leave') },
    },
  },
});
