import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** What was sent to people, or could not be; written by the server when it sends. */
export const messageResource = defineResource({
  name: 'message',
  path: '/modules/message/sysMessageList',
  callPath: '/sys/message/sysMessage',
  title: localized('消息管理', 'Messages'),
  singular: localized('消息', 'Message'),
  permissionPrefix: 'message',
  labelField: 'esTitle',
  lookup: 'nobody',
  scope: 'tenant',
  offers: ['list', 'delete', 'batch_delete', 'export'],
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['esTitle', 'esSendStatus', 'esResult', 'esType', 'esReceiver', 'esSendTime', 'esSendNum', 'createTime'],
  views: [
    { key: 'failed', title: localized('发送失败', 'Failed'), search: { esSendStatus: '2' } },
    { key: 'sent', title: localized('发送成功', 'Sent'), search: { esSendStatus: '1' } },
  ],
  actions: {
    resend: {
      label: localized('重新发送', 'Send again'),
      on: 'rows',
      isHandled: true,
      when: {
        condition: { field: 'esSendStatus', rule: 'ne', value: '1' },
        otherwise: localized('已经发送成功，不必再发', 'It was sent already'),
      },
    },
  },
  fields: {
    esTitle: {
      type: 'text',
      label: localized('消息标题', 'Message title'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 240 },
    },
    esType: {
      type: 'dictionary',
      dictionary: 'msgType',
      label: localized('发送方式', 'Sent by'),
      isRequired: true,
      search: 'equals',
      column: { width: 100 },
    },
    esReceiver: {
      type: 'text',
      label: localized('接收人', 'Recipient'),
      maximumLength: 200,
      isRequired: true,
      search: 'contains',
      column: { width: 160 },
    },
    esContent: {
      type: 'multilineText',
      label: localized('发送内容', 'Content'),
      maximumLength: 4000,
      isRequired: true,
      column: { width: 360 },
      form: { isWide: true },
    },
    esParam: {
      type: 'multilineText',
      label: localized('发送参数', 'Values'),
      maximumLength: 2000,
      column: false,
      form: { isWide: true },
    },
    esSendTime: {
      type: 'dateTime',
      label: localized('发送时间', 'Sent at'),
      search: 'range',
      column: { width: 180 },
    },
    esSendStatus: {
      type: 'state',
      dictionary: 'msgSendStatus',
      initial: '0',
      label: localized('发送状态', 'Status'),
      search: 'equals',
      column: { width: 110 },
    },
    esSendNum: {
      type: 'integer',
      minimum: 0,
      maximum: 1000,
      initial: 0,
      label: localized('发送次数', 'Attempts'),
      column: { width: 100 },
    },
    esResult: {
      type: 'dictionary',
      dictionary: 'message_result',
      label: localized('发送结果', 'Result'),
      column: { width: 220 },
    },
    remark: { type: 'text', label: localized('备注', 'Remark'), maximumLength: 200, column: { width: 200 } },
  },
});
