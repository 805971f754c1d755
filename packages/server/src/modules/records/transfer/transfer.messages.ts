import { MOST_EXPORTED } from '@evergreen/core/resources';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const transferMessages = {
  fileName: (title: LocalizedText, day: string, ending: string) =>
    localized(`${title['zh-CN']} ${day}.${ending}`, `${title['en-US']} ${day}.${ending}`),
  tooManyRows: (most: number) =>
    localized(
      `一次最多导出 ${most} 行，请缩小查询范围后再导出`,
      `One file takes ${most} rows at most. Narrow the search and export again.`,
    ),
  tooOften: (wait: number) =>
    localized(`导出过于频繁，请 ${wait} 秒后再试`, `Too many exports. Try again in ${wait} seconds.`),
  badParameters: localized(
    'paramsStr 不是列表的查询参数，请刷新页面后重试',
    'paramsStr holds no parameters of the list. Reload the page and try again.',
  ),
  noColumns: localized('请至少选择一列', 'Choose one column at least.'),
  tooManyOpen: (most: number) =>
    localized(
      `您已有 ${most} 个导出正在进行，请等其中一个完成后再导出`,
      `${most} exports of yours are under way. Wait until one is done.`,
    ),
  started: localized(
    '已开始导出，可在导出记录中查看进度',
    'The export has begun. See how far it is in the list of exports.',
  ),
  stopped: localized('已停止导出', 'The export was stopped.'),
  removed: localized('已删除', 'Deleted.'),
  noJob: localized('没有这个导出记录，请刷新', 'There is no such export. Reload the list.'),
  ended: localized('这个导出已经结束', 'This export has ended.'),
  noFile: localized('导出的文件已过期，请重新导出', 'The file has expired. Export again.'),
  problems: {
    interrupted: localized('服务器重新启动，导出已中断，请重新导出', 'The server was restarted. Export again.'),
    broken: localized('导出失败，请稍后再试', 'The export failed. Try again later.'),
    storageFull: localized(
      '服务器存储空间不足，文件未能生成；请联系管理员清理空间后重新导出',
      'The server has run out of room and could not make the file. Ask an administrator to free some, then export again.',
    ),
    tooManyRows: localized(
      `超过 ${MOST_EXPORTED} 行，请缩小查询范围后再导出`,
      `More than ${MOST_EXPORTED} rows. Narrow the search and export again.`,
    ),
  },
  cancelled: localized('导出已取消', 'The export was cancelled.'),
} as const;
