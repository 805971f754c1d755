import { localized } from '@evergreen/core/kernel';

export const liveCommandMessages = {
  description: localized('听取实时通道，每个变化一行', 'listen to the live channel, a line for each change'),
  rows: localized('也听这些业务资源的数据变化', 'also changed rows of these resources'),
  limit: localized('听到这么多条后结束', 'end after so many lines'),
  badLimit: (text: string) =>
    localized(
      `--limit 应为 1 到 1000000 的整数，不是“${text}”`,
      `--limit is a whole number from 1 to 1000000, not "${text}"`,
    ),
  unknown: (name: string) => localized(`没有名为“${name}”的业务资源`, `There is no resource "${name}".`),
  listening: localized('正在听取，按 Ctrl+C 结束', 'Listening; Ctrl+C ends it'),
  blocked: localized('连接不上实时通道，正在重试', 'The live channel cannot be reached; trying again'),
  over: localized('登录已失效，请重新登录', 'The session is over. Sign in again.'),
  messages: localized('有新消息', 'messages changed'),
  resync: localized('可能错过变化', 'changes may have been missed'),
  presence: (resource: string, id: string) =>
    localized(`${resource} ${id} 的编辑者有变化`, `${resource} ${id}: somebody began or ended to edit`),
  job: (id: string, status: string, done: number, total: number) =>
    localized(`导入导出 ${id}：${status} ${done}/${total}`, `transfer ${id}: ${status} ${done}/${total}`),
  row: (resource: string, id: string, version: number, isDeleted: boolean) =>
    localized(
      `${resource} ${id} ${isDeleted ? '已删除' : `第 ${version} 版`}`,
      `${resource} ${id} ${isDeleted ? 'deleted' : `version ${version}`}`,
    ),
  stale: (resource: string) => localized(`${resource} 有变化`, `${resource}: rows changed`),
  examples: localized(
    '  evergreen live\n  evergreen live --rows activity retiree --json',
    '  evergreen live\n  evergreen live --rows activity retiree --json',
  ),
} as const;
