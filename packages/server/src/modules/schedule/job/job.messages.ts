import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const jobServerMessages = {
  created: localized('创建定时任务成功', 'The scheduled job was created.'),
  updated: localized('更新定时任务成功!', 'The scheduled job was saved.'),
  nameTaken: localized('该定时任务类名已存在', 'There is a scheduled job of this name.'),
  nameFixed: localized('任务类名保存后不能修改', 'The name of a saved job cannot be changed.'),
  paused: localized('暂停定时任务成功', 'The scheduled job is paused.'),
  resumed: localized('恢复定时任务成功', 'The scheduled job goes on.'),
  executed: localized('执行成功!', 'The job is about to run.'),
  missing: localized('定时任务不存在！', 'There is no such scheduled job.'),
  isRunning: localized('任务正在执行，请先停止', 'The job runs. Stop it first.'),
  justExecuted: localized('刚刚已手动执行过', 'It was just run by hand.'),
  notRunning: localized('任务没有在执行', 'The job does not run.'),
  stopping: localized('已要求终止，正在进行的一步完成后停下', 'It stops after the step that it is at.'),
  otherEngine: localized(
    '内嵌数据库才需要该任务；PostgreSQL 请使用 pg_dump 和自动清理',
    'This job is for the embedded database. On PostgreSQL use pg_dump and its autovacuum.',
  ),
  pausedMeanwhile: localized('任务已暂停', 'The job was paused.'),
  stillRunning: (worker: string) =>
    localized(`上一次执行未结束，本次跳过（${worker}）`, `Skipped: the last run goes on (${worker}).`),
  madeUp: (dropped: number) =>
    localized(`错过 ${dropped + 1} 次执行，已补做 1 次`, `${dropped + 1} runs were missed, one was made up.`),
  tookOver: localized('执行的进程已中断，由其他进程接着执行', 'The process went away; another one goes on.'),
  lost: localized('执行的进程多次中断，不再执行', 'Its process went away again and again; it is given up.'),
  stopped: localized('已终止', 'Stopped.'),
  timedOut: (minutes: number) => localized(`超过 ${minutes} 分钟`, `It took more than ${minutes} minutes.`),
  broken: (errorId: string) => localized(`执行出错，错误编号 ${errorId}`, `It broke; error ${errorId}.`),
  willRetry: (pause: number) => localized(`，${pause} 分钟后重试`, `; tried again in ${pause} minutes`),
  failing: (job: string, times: number, reason: LocalizedText) =>
    localized(
      `任务“${job}”连续 ${times} 次失败：${reason['zh-CN']}`,
      `Job “${job}” failed ${times} times in a row: ${reason['en-US']}`,
    ),
  recovered: (job: string) => localized(`任务“${job}”已恢复正常`, `Job “${job}” works again.`),
} as const;

/** Both languages in one text, as history keeps it. */
export function inBothLanguages(text: LocalizedText): string {
  return text['zh-CN'] === text['en-US'] ? text['zh-CN'] : `${text['zh-CN']} · ${text['en-US']}`;
}
