import { localized } from '@evergreen/core/kernel';

const examples = [
  '  evergreen job list',
  '  evergreen job run logTrim',
  '  evergreen job run backup --no-wait',
  '  evergreen job history backup --limit 5 --json',
].join('\n');

export const jobCommandMessages = {
  description: localized('查看和执行定时任务', 'list scheduled jobs, run one, and read its history'),
  list: localized('列出定时任务', 'list scheduled jobs'),
  run: localized('立即执行一个定时任务，并等它结束', 'run a scheduled job now, and wait for its end'),
  history: localized('一个定时任务的执行记录', 'the runs of a scheduled job'),
  name: localized('任务类名，见 evergreen job list', 'name of the job, from evergreen job list'),
  noWait: localized('不等执行结束', 'do not wait for its end'),
  limit: localized('最多几条，1 到 100', 'how many at most, 1 to 100'),
  badLimit: localized('--limit 是 1 到 100 的整数', '--limit is a whole number from 1 to 100'),
  runCode: localized('执行失败时退出码为 1', 'Exits with 1 when the run fails'),
  unknown: (name: string) =>
    localized(
      `没有定时任务“${name}”，用 evergreen job list 查看`,
      `There is no scheduled job "${name}": evergreen job list names them`,
    ),
  noRunner: localized('没有进程在执行任务；有进程时会执行', 'No process runs jobs. It runs when there is one'),
  columns: {
    name: localized('任务类名', 'Name'),
    title: localized('名称', 'Title'),
    status: localized('状态', 'Status'),
    cron: localized('表达式', 'Expression'),
    next: localized('下次执行', 'Next run'),
    last: localized('上次结果', 'Last result'),
    planned: localized('计划时间', 'Planned'),
    result: localized('结果', 'Result'),
    took: localized('用时（毫秒）', 'Took (ms)'),
    message: localized('说明', 'Message'),
  },
  leftOut: (count: number) =>
    localized(
      `另有 ${count} 列未显示，加宽终端或用 --json 查看`,
      `${count} more columns are not shown: widen the terminal or use --json`,
    ),
  examples: localized(examples, examples),
} as const;
