// Written from the registry by `pnpm run docs`; a test compares the two.
import { localized } from '../../kernel/index.ts';
import type { ResourceEntry } from './resource-directory.types.ts';

/** All resources, each without its description. */
export const resourceEntries: readonly ResourceEntry[] = [
  {
    name: 'activity',
    path: '/isps/activity',
    title: localized('活动管理', 'Activities'),
    singular: localized('活动', 'Activity'),
    permissionPrefix: 'activity',
    isNameSearched: true,
    load: async () => (await import('../business/activity.resource.ts')).activityResource,
  },
  {
    name: 'activityType',
    path: '/isps/activityType',
    title: localized('活动类型', 'Activity types'),
    singular: localized('活动类型', 'Activity type'),
    permissionPrefix: 'activityType',
    isNameSearched: true,
    load: async () => (await import('../business/activity-type.resource.ts')).activityTypeResource,
  },
  {
    name: 'topic',
    path: '/isps/topic',
    title: localized('话题管理', 'Topics'),
    singular: localized('话题', 'Topic'),
    permissionPrefix: 'topic',
    isNameSearched: true,
    load: async () => (await import('../business/topic.resource.ts')).topicResource,
  },
  {
    name: 'position',
    path: '/isystem/position',
    title: localized('职务管理', 'Positions'),
    singular: localized('职务', 'Position'),
    permissionPrefix: 'position',
    isNameSearched: true,
    load: async () => (await import('../system/position.resource.ts')).positionResource,
  },
  {
    name: 'messageTemplate',
    path: '/modules/message/sysMessageTemplateList',
    title: localized('模板管理', 'Templates'),
    singular: localized('消息模板', 'Message template'),
    permissionPrefix: 'messageTemplate',
    isNameSearched: true,
    load: async () => (await import('../system/message-template.resource.ts')).messageTemplateResource,
  },
  {
    name: 'log',
    path: '/isystem/log',
    title: localized('日志管理', 'Logs'),
    singular: localized('日志', 'Log entry'),
    permissionPrefix: 'system:log',
    isNameSearched: true,
    load: async () => (await import('../system/log.resource.ts')).logResource,
  },
  {
    name: 'dataLog',
    path: '/sys/dataLog-list',
    title: localized('数据日志', 'Data logs'),
    singular: localized('数据日志', 'Data log entry'),
    permissionPrefix: 'system:dataLog',
    isNameSearched: true,
    load: async () => (await import('../system/data-log.resource.ts')).dataLogResource,
  },
];
