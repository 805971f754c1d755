import { localized } from '../../../kernel/index.ts';
import type { NumberField, YesNoField } from '../../../resources/index.ts';
import type { JobHandler } from './job-handler.types.ts';

const days = (zh: string, en: string, initial: number, minimum = 1): NumberField => ({
  type: 'integer',
  label: localized(zh, en),
  minimum,
  maximum: 3650,
  isRequired: true,
  initial,
});

const DRY_RUN: YesNoField = {
  type: 'yesNo',
  label: localized('只查找，不改动', 'Only look, change nothing'),
  isRequired: true,
  initial: 'N',
};

const NIGHTLY = { missed: 'once', minutes: 30, isRunning: true } as const;

/** Every handler by its name. A name that is not here is nothing: no program is looked up by it. */
export const JOB_HANDLERS = {
  certificationRemind: {
    title: localized('认证到期提醒', 'Certification reminders'),
    description: localized(
      '给即将到期的退休人员发短信，同一人 20 天内不重复',
      'Sends a text message to retirees whose certification runs out, to nobody twice within 20 days',
    ),
    scope: 'tenant',
    parameters: { daysBefore: days('提前天数', 'Days before', 30) },
    usual: { cronExpression: '0 0 9 1 * ? *', missed: 'once', minutes: 10, isRunning: false },
  },
  activityAdvance: {
    title: localized('活动推进', 'Activities move on'),
    description: localized(
      '到时间截止报名、开始和结束活动',
      'Closes sign-ups, begins and finishes activities when their time has come',
    ),
    scope: 'tenant',
    parameters: {},
    usual: { cronExpression: '0 */10 * * * ? *', missed: 'once', minutes: 5, isRunning: true },
  },
  orderExpire: {
    title: localized('订单超时取消', 'Unpaid orders'),
    description: localized(
      '取消超时未支付的订单，库存退回',
      'Cancels orders that were not paid in time; the stock goes back',
    ),
    scope: 'tenant',
    parameters: {
      minutes: {
        type: 'integer',
        label: localized('超时分钟数', 'Minutes to pay'),
        minimum: 5,
        maximum: 43_200,
        isRequired: true,
        initial: 30,
      },
    },
    usual: { cronExpression: '0 5/10 * * * ? *', missed: 'once', minutes: 5, isRunning: true },
  },
  birthdayGreeting: {
    title: localized('生日祝福', 'Birthday greetings'),
    description: localized(
      '给当天生日的在管退休人员发短信，2 月 29 日的在平年 2 月 28 日发',
      'Sends a text message to retirees on their birthday; those of 29 February get it on the 28th in other years',
    ),
    scope: 'tenant',
    parameters: {},
    usual: { cronExpression: '0 0 8 * * ? *', missed: 'skip', minutes: 10, isRunning: false },
  },
  backup: {
    title: localized('数据备份', 'Backup'),
    description: localized(
      '备份内嵌数据库到 backups 文件夹，核对后再删除旧的；备份时其他操作稍候',
      'Writes the embedded database into the folder backups and checks it before an older one goes; others wait meanwhile',
    ),
    scope: 'platform',
    engine: 'embedded',
    parameters: {
      daily: days('保留每日备份份数', 'Daily backups kept', 7),
      weekly: days('保留每周备份份数', 'Weekly backups kept', 4, 0),
    },
    usual: { cronExpression: '0 30 2 * * ? *', ...NIGHTLY },
  },
  recycleClean: {
    title: localized('回收站清理', 'Recycle bins'),
    description: localized(
      '彻底删除在回收站放满天数的数据',
      'Deletes for good what has been in a recycle bin for so long',
    ),
    scope: 'tenant',
    parameters: { days: days('保留天数，0 表示不清理', 'Days kept; 0 keeps everything', 0, 0) },
    usual: { cronExpression: '0 10 3 * * ? *', ...NIGHTLY },
  },
  logTrim: {
    title: localized('日志清理', 'Logs'),
    description: localized(
      '删除超过保留期限的日志和执行记录',
      'Removes logs and records of runs that are past their time',
    ),
    scope: 'platform',
    parameters: {},
    usual: { cronExpression: '0 20 3 * * ? *', ...NIGHTLY },
  },
  exportClean: {
    title: localized('导出文件清理', 'Exported files'),
    description: localized('删除过期的导出文件', 'Removes exported files that are past their time'),
    scope: 'platform',
    parameters: {},
    usual: { cronExpression: '0 15 * * * ? *', missed: 'once', minutes: 10, isRunning: true },
  },
  sessionTrim: {
    title: localized('会话清理', 'Sessions'),
    description: localized('删除已过期的登录会话', 'Removes sessions that have expired'),
    scope: 'platform',
    parameters: {},
    usual: { cronExpression: '0 25 * * * ? *', missed: 'once', minutes: 10, isRunning: true },
  },
  fileClean: {
    title: localized('文件清理', 'Files'),
    description: localized('删除没有数据引用的文件', 'Removes stored files that no row names'),
    scope: 'platform',
    parameters: { dryRun: { ...DRY_RUN, initial: 'Y' } },
    usual: { cronExpression: '0 40 3 ? * 1 *', ...NIGHTLY, isRunning: false },
  },
  recount: {
    title: localized('重新计数', 'Counts'),
    description: localized('核对并修正统计数字', 'Compares stored counts with the rows and repairs them'),
    scope: 'platform',
    parameters: { dryRun: DRY_RUN },
    usual: { cronExpression: '0 50 3 ? * 1 *', ...NIGHTLY, isRunning: false },
  },
  dataCheck: {
    title: localized('数据检查', 'Data check'),
    description: localized(
      '查找缺失的字典、没有对应数据的引用和未知的编码',
      'Looks for missing dictionaries, references that lead nowhere and unknown codes',
    ),
    scope: 'platform',
    parameters: {},
    usual: { cronExpression: '0 0 4 * * ? *', ...NIGHTLY },
  },
  noticeDigest: {
    title: localized('消息汇总', 'Digests of messages'),
    description: localized(
      '到各人选定的时间，把未读消息汇总成一条，可同时发邮件',
      'Sums up at the hour that each person chose what they have not read, also by e-mail',
    ),
    scope: 'platform',
    parameters: {},
    usual: { cronExpression: '0 1 * * * ? *', missed: 'once', minutes: 10, isRunning: true },
  },
  databaseCare: {
    title: localized('数据库维护', 'Database care'),
    description: localized('逐表整理内嵌数据库并更新统计', 'Vacuums and analyses the embedded database table by table'),
    scope: 'platform',
    engine: 'embedded',
    parameters: {},
    usual: { cronExpression: '0 30 3 * * ? *', ...NIGHTLY },
  },
} as const satisfies Readonly<Record<string, JobHandler>>;

export type JobHandlerName = keyof typeof JOB_HANDLERS;

/** The handler of this name; undefined for any other. */
export function jobHandler(name: string): JobHandler | undefined {
  return isJobHandler(name) ? JOB_HANDLERS[name] : undefined;
}

export function isJobHandler(name: string): name is JobHandlerName {
  return Object.hasOwn(JOB_HANDLERS, name);
}
