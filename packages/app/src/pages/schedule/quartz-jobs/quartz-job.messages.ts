import { localized } from '@evergreen/core/kernel';

export const quartzJobMessages = {
  chooseHandler: localized('先选择处理程序', 'Choose the handler first'),
  noParameters: localized('没有参数', 'It takes no parameters'),
  noRunner: localized('没有进程在执行任务', 'No process runs jobs'),
  late: localized('已到时间但还没有执行', 'Its time has come, and it was not run yet'),
  schedule: localized('执行时间', 'When it runs'),
  nextFires: localized('接下来 5 次', 'The next five'),
  neverAgain: localized('不会再触发', 'It never fires again'),
  lastRuns: localized('近 20 次执行', 'The last 20 runs'),
  noRuns: localized('还没有执行过', 'It has not run yet'),
  planned: localized('计划时间', 'Planned'),
  result: localized('结果', 'Result'),
  took: localized('用时', 'Took'),
  message: localized('说明', 'Message'),
  asTable: localized('以表格查看', 'As a table'),
  seconds: (milliseconds: number) =>
    milliseconds < 1000
      ? localized(`${milliseconds} 毫秒`, `${milliseconds} ms`)
      : localized(`${(milliseconds / 1000).toFixed(1)} 秒`, `${(milliseconds / 1000).toFixed(1)} s`),
  running: (done: number, total: number) => localized(`执行中 ${done} / ${total}`, `At ${done} of ${total}`),
} as const;
