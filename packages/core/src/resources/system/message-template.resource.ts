import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** Texts that the platform sends, with `${name}` for each value that is filled in. */
export const messageTemplateResource = defineResource({
  name: 'messageTemplate',
  path: '/modules/message/sysMessageTemplateList',
  callPath: '/sys/message/sysMessageTemplate',
  title: localized('模板管理', 'Templates'),
  singular: localized('消息模板', 'Message template'),
  permissionPrefix: 'messageTemplate',
  labelField: 'templateName',
  lookup: 'nobody',
  scope: 'platform',
  defaultSorter: { column: 'templateCode', order: 'asc' },
  actions: {
    sendTest: { label: localized('发送测试', 'Send a test'), on: 'row', opens: 'dialog' },
  },
  columns: ['templateName', 'templateCode', 'templateType', 'templateContent', 'updateTime'],
  fields: {
    templateCode: {
      type: 'text',
      label: localized('模板CODE', 'Template code'),
      maximumLength: 32,
      rule: 'lettersAndDigits',
      isRequired: true,
      isUnique: true,
      ignoresCase: true,
      search: 'contains',
      column: { width: 180, isSortable: true },
    },
    templateName: {
      type: 'text',
      label: localized('模板标题', 'Template title'),
      maximumLength: 50,
      isRequired: true,
      search: 'contains',
      column: { width: 240, isSortable: true },
    },
    templateType: {
      type: 'dictionary',
      dictionary: 'msgType',
      label: localized('模板类型', 'Template kind'),
      isRequired: true,
      search: 'equals',
      column: { width: 120, isSortable: true },
    },
    templateContent: {
      type: 'multilineText',
      label: localized('模板内容', 'Template text'),
      maximumLength: 2000,
      isRequired: true,
      column: { width: 420 },
      form: {
        isWide: true,
        hint: localized('用 ${名称} 表示要填入的内容', 'Write ${name} for a value to be filled in'),
      },
    },
    templateTestJson: {
      type: 'multilineText',
      label: localized('模板测试json', 'Test values (JSON)'),
      maximumLength: 2000,
      column: false,
      form: { isWide: true },
    },
  },
});
