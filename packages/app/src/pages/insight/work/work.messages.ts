import { localized } from '@evergreen/core/kernel';

export const workMessages = {
  refresh: localized('刷新', 'Refresh'),
  waiting: localized('待处理的工作', 'Work that waits'),
  waitingTotal: (total: number) => localized(`共 ${total} 项待处理`, `${total} waiting`),
  nothingWaits: localized('没有待处理的工作', 'Nothing waits'),
  noLists: localized(
    '您没有需要处理的业务，如有疑问请联系管理员',
    'There is no work for you here. Ask an administrator if that is wrong.',
  ),
  grouping: localized('分组方式', 'Grouping'),
  byList: localized('按业务', 'By list'),
  byPerson: localized('按提交人', 'By person'),
  list: localized('业务', 'List'),
  total: localized('待处理', 'Waiting'),
  oldest: localized('最早', 'Oldest'),
  oldestDays: (days: number) =>
    days === 0
      ? localized('不到 1 天', 'Under 1 day')
      : localized(`已等 ${days} 天`, days === 1 ? '1 day' : `${days} days`),
  person: localized('提交人', 'Person'),
  unknownPerson: localized('未知', 'Unknown'),
  work: localized('待处理的业务', 'What waits'),
  allTasks: localized('全部任务', 'All tasks'),
  unread: localized('未读通告', 'Unread announcements'),
  unreadTotal: (total: number) => localized(`全部 ${total} 条`, `All ${total}`),
  noneUnread: localized('没有未读通告', 'No unread announcements'),
  news: localized('团队动态', 'Team news'),
  newsNote: localized('同事最近改动的记录', 'What others changed last'),
  noNews: localized('同事最近没有改动', 'Nobody changed anything lately'),
} as const;
