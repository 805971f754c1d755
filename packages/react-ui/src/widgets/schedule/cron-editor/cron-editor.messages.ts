import type { CronBoundError, CronDayDraft, CronPart } from '@evergreen/core/schedule/cron';
import type { CronFireShown } from '@evergreen/core/schedule/cron-editor';
import { sameText, localized, type LocalizedText } from '@evergreen/core/kernel';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A sentence around two inputs: what stands before, between and after them. */
type Around = readonly [before: LocalizedText, between: LocalizedText, after: LocalizedText];

export const cronEditorWidgetMessages = {
  title: localized('编辑 Cron 表达式', 'Edit cron expression'),
  confirm: localized('确定', 'OK'),
  cancel: localized('取消', 'Cancel'),
  expression: localized('Cron 表达式', 'Cron expression'),
  schedule: localized('计划', 'Schedule'),
  parts: localized('表达式的各部分', 'Parts of the expression'),
  open: (label: string) => localized(`打开编辑器：${label}`, `Open the editor: ${label}`),
  edit: localized('编辑', 'Edit'),
  problem: (place: LocalizedText, sentence: LocalizedText) =>
    localized(`${place['zh-CN']}：${sentence['zh-CN']}`, `${place['en-US']}: ${sentence['en-US']}`),
  select: localized('选中出错处', 'Select the mistake'),
  takeMended: (mended: string) => localized(`改为 ${mended}`, `Change to ${mended}`),
  unreadable: localized('表达式改正后，这里显示它的含义', 'What it means is shown here once it is correct'),
  nextFires: localized('接下来的执行时间', 'Next fires'),
  inZone: (zone: LocalizedText) => localized(`按${zone['zh-CN']}计算`, `by ${zone['en-US']}`),
  nextFire: ({ time, weekday }: CronFireShown) =>
    localized(`下次 ${time} ${weekday['zh-CN']}`, `Next: ${time} ${weekday['en-US']}`),
  noFires: localized('没有', 'None'),
  unknownFires: localized('改正后显示', 'Shown once it is correct'),
  incomplete: localized('选好后，这里显示何时执行', 'When it fires is shown here once it is chosen'),
  wrongPart: localized('（有错误）', ' (has a mistake)'),
  mode: localized('方式', 'Mode'),
  custom: localized('自定义', 'Custom'),
  customHint: localized('没有对应的选项，按原样保留', 'No option shows this; it is kept as it is'),
  emptyList: localized('没有选择任何值时，等于每个值都选', 'With nothing chosen, every value is meant'),
  list: localized('指定值', 'Given values'),
  choose: localized('请选择', 'Choose'),
  weekday: localized('星期', 'Weekday'),
  customDay: localized('日', 'Days'),
  customWeekday: localized('周', 'Weekdays'),
} as const;

export const presetWords = {
  weekdays: localized('星期', 'Weekdays'),
  days: localized('日期', 'Days of the month'),
  lastDay: localized('每月最后一天', 'Last day of the month'),
  time: localized('时间', 'Time'),
  times: localized('时间', 'Times'),
  hour: localized('时', 'Hour'),
  minute: localized('分', 'Minute'),
  sharedMinute: localized('每次都在第几分', 'Minute of each'),
} as const;

export const partWords: Readonly<
  Record<
    CronPart,
    {
      readonly every: LocalizedText;
      readonly step: LocalizedText;
      readonly list: LocalizedText;
      readonly range: LocalizedText;
      readonly stepWords: Around;
    }
  >
> = {
  second: {
    every: localized('每秒', 'Every second'),
    step: localized('每隔几秒', 'Every few seconds'),
    list: localized('指定秒', 'Given seconds'),
    range: localized('从几秒到几秒', 'A range of seconds'),
    stepWords: [localized('每', 'Every'), localized('秒一次，从第', 'seconds, from second'), localized('秒开始', '')],
  },
  minute: {
    every: localized('每分钟', 'Every minute'),
    step: localized('每隔几分钟', 'Every few minutes'),
    list: localized('指定分钟', 'Given minutes'),
    range: localized('从几分到几分', 'A range of minutes'),
    stepWords: [
      localized('每', 'Every'),
      localized('分钟一次，从第', 'minutes, from minute'),
      localized('分钟开始', ''),
    ],
  },
  hour: {
    every: localized('每小时', 'Every hour'),
    step: localized('每隔几小时', 'Every few hours'),
    list: localized('指定小时', 'Given hours'),
    range: localized('从几点到几点', 'A range of hours'),
    stepWords: [localized('每', 'Every'), localized('小时一次，从', 'hours, from'), localized('点开始', 'o’clock')],
  },
  month: {
    every: localized('每月', 'Every month'),
    step: localized('每隔几个月', 'Every few months'),
    list: localized('指定月份', 'Given months'),
    range: localized('从几月到几月', 'A range of months'),
    stepWords: [localized('每', 'Every'), localized('个月一次，从', 'months, from month'), localized('月开始', '')],
  },
  year: {
    every: localized('每年', 'Every year'),
    step: localized('每隔几年', 'Every few years'),
    list: localized('指定年份', 'Given years'),
    range: localized('从哪年到哪年', 'A range of years'),
    stepWords: [localized('每', 'Every'), localized('年一次，从', 'years, from'), localized('年开始', '')],
  },
};

export const rangeWords: Around = [localized('从', 'From'), localized('到', 'to'), localized('', '')];

export const dayWords: Readonly<Record<Exclude<CronDayDraft['mode'], 'custom'>, LocalizedText>> = {
  everyDay: localized('每天', 'Every day'),
  everyWeeks: localized('从星期几开始，每隔几周', 'Every few weeks from a weekday'),
  everyDays: localized('从几日开始，每隔几天', 'Every few days from a day'),
  weekdays: localized('指定星期', 'Given weekdays'),
  days: localized('指定日期', 'Given days'),
  lastDay: localized('每月最后一天', 'Last day of the month'),
  lastWorkday: localized('每月最后一个工作日', 'Last working day of the month'),
  lastWeekday: localized('每月最后一个星期几', 'Last given weekday of the month'),
  daysBeforeEnd: localized('距离月底几天', 'Days before the end of the month'),
  nearestWorkday: localized('离几日最近的工作日', 'Working day nearest to a day'),
  nthWeekday: localized('每月第几个星期几', 'Nth given weekday of the month'),
};

export const daySettingWords = {
  everyWeeks: [localized('从', 'From'), localized('开始，每', 'on, every'), localized('周一次', 'weeks')],
  everyDays: [localized('从', 'From day'), localized('日开始，每', 'on, every'), localized('天一次', 'days')],
  lastWeekday: [localized('每月最后一个', 'The last'), localized('', 'of the month'), localized('', '')],
  daysBeforeEnd: [localized('月底前', ''), localized('天', 'days before the last day of the month'), localized('', '')],
  nearestWorkday: [
    localized('离', 'The working day nearest to day'),
    localized('日最近的工作日', ''),
    localized('', ''),
  ],
  nthWeekday: [localized('每月第', 'Occurrence'), localized('个', 'of'), localized('', 'in the month')],
} as const satisfies Readonly<Record<string, Around>>;

/** What a number is, for those who hear the page; what is wrong with it is said by the core. */
export const inputWords: Readonly<Record<CronBoundError['input'], LocalizedText>> = {
  start: localized('起始值', 'Start'),
  step: localized('间隔', 'Step'),
  value: localized('指定值', 'Given values'),
  from: localized('范围起点', 'Beginning of the range'),
  to: localized('范围终点', 'End of the range'),
  weekday: localized('星期', 'Weekday'),
  day: localized('日期', 'Day'),
  nth: localized('第几个', 'Which one of the month'),
  daysBeforeEnd: localized('距月底天数', 'Days before the end of the month'),
};

/** How a value of a list is written. */
export function valueWord(part: CronPart | 'day', value: number): LocalizedText {
  if (part === 'month') return localized(`${value}月`, MONTHS[value - 1] ?? String(value));
  return sameText(String(value));
}
