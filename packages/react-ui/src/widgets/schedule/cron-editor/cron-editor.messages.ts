import type { CronBoundError, CronDayDraft, CronDraft, CronPart } from '@evergreen/core/cron';
import { sameText, text, type Text } from '@evergreen/core/kernel';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A sentence around two inputs: what stands before, between and after them. */
type Around = readonly [before: Text, between: Text, after: Text];

export const cronEditorMessages = {
  title: text('编辑 Cron 表达式', 'Edit cron expression'),
  confirm: text('确定', 'OK'),
  cancel: text('取消', 'Cancel'),
  expression: text('Cron 表达式', 'Cron expression'),
  parts: text('表达式的各部分', 'Parts of the expression'),
  open: (label: string) => text(`打开编辑器：${label}`, `Open the editor: ${label}`),
  edit: text('编辑', 'Edit'),
  problem: (place: Text, sentence: Text) =>
    text(`${place['zh-CN']}：${sentence['zh-CN']}`, `${place['en-US']}: ${sentence['en-US']}`),
  select: text('选中出错处', 'Select the mistake'),
  takeMended: (mended: string) => text(`改为 ${mended}`, `Change to ${mended}`),
  meaning: text('执行时间', 'When it fires'),
  unreadable: text('表达式改正后，这里显示它的含义', 'What it means is shown here once it is correct'),
  nextFires: text('接下来的执行时间', 'Next fires'),
  inZone: (zone: Text) => text(`按${zone['zh-CN']}计算`, `by ${zone['en-US']}`),
  noFires: text('没有', 'None'),
  unknownFires: text('表达式改正后显示', 'Shown once the expression is correct'),
  wrongPart: text('（有错误）', ' (has a mistake)'),
  mode: text('方式', 'Mode'),
  custom: text('自定义', 'Custom'),
  customHint: text('没有对应的选项，按原样保留', 'No option shows this; it is kept as it is'),
  emptyList: text('没有选择任何值时，等于每个值都选', 'With nothing chosen, every value is meant'),
  list: text('指定值', 'Given values'),
  choose: text('请选择', 'Choose'),
  weekday: text('星期', 'Weekday'),
  customDay: text('日', 'Days'),
  customWeekday: text('周', 'Weekdays'),
} as const;

export const tabWords: Readonly<Record<keyof CronDraft, Text>> = {
  second: text('秒', 'Seconds'),
  minute: text('分钟', 'Minutes'),
  hour: text('小时', 'Hours'),
  day: text('日', 'Days'),
  month: text('月', 'Months'),
  year: text('年', 'Years'),
};

export const partWords: Readonly<
  Record<
    CronPart,
    { readonly every: Text; readonly step: Text; readonly list: Text; readonly range: Text; readonly stepWords: Around }
  >
> = {
  second: {
    every: text('每秒', 'Every second'),
    step: text('每隔几秒', 'Every few seconds'),
    list: text('指定秒', 'Given seconds'),
    range: text('从几秒到几秒', 'A range of seconds'),
    stepWords: [text('每', 'Every'), text('秒一次，从第', 'seconds, from second'), text('秒开始', '')],
  },
  minute: {
    every: text('每分钟', 'Every minute'),
    step: text('每隔几分钟', 'Every few minutes'),
    list: text('指定分钟', 'Given minutes'),
    range: text('从几分到几分', 'A range of minutes'),
    stepWords: [text('每', 'Every'), text('分钟一次，从第', 'minutes, from minute'), text('分钟开始', '')],
  },
  hour: {
    every: text('每小时', 'Every hour'),
    step: text('每隔几小时', 'Every few hours'),
    list: text('指定小时', 'Given hours'),
    range: text('从几点到几点', 'A range of hours'),
    stepWords: [text('每', 'Every'), text('小时一次，从', 'hours, from'), text('点开始', 'o’clock')],
  },
  month: {
    every: text('每月', 'Every month'),
    step: text('每隔几个月', 'Every few months'),
    list: text('指定月份', 'Given months'),
    range: text('从几月到几月', 'A range of months'),
    stepWords: [text('每', 'Every'), text('个月一次，从', 'months, from month'), text('月开始', '')],
  },
  year: {
    every: text('每年', 'Every year'),
    step: text('每隔几年', 'Every few years'),
    list: text('指定年份', 'Given years'),
    range: text('从哪年到哪年', 'A range of years'),
    stepWords: [text('每', 'Every'), text('年一次，从', 'years, from'), text('年开始', '')],
  },
};

export const rangeWords: Around = [text('从', 'From'), text('到', 'to'), text('', '')];

export const dayWords: Readonly<Record<Exclude<CronDayDraft['mode'], 'custom'>, Text>> = {
  everyDay: text('每天', 'Every day'),
  everyWeeks: text('从星期几开始，每隔几周', 'Every few weeks from a weekday'),
  everyDays: text('从几日开始，每隔几天', 'Every few days from a day'),
  weekdays: text('指定星期', 'Given weekdays'),
  days: text('指定日期', 'Given days'),
  lastDay: text('每月最后一天', 'Last day of the month'),
  lastWorkday: text('每月最后一个工作日', 'Last working day of the month'),
  lastWeekday: text('每月最后一个星期几', 'Last given weekday of the month'),
  daysBeforeEnd: text('距离月底几天', 'Days before the end of the month'),
  nearestWorkday: text('离几日最近的工作日', 'Working day nearest to a day'),
  nthWeekday: text('每月第几个星期几', 'Nth given weekday of the month'),
};

export const daySettingWords = {
  everyWeeks: [text('从', 'From'), text('开始，每', 'on, every'), text('周一次', 'weeks')],
  everyDays: [text('从', 'From day'), text('日开始，每', 'on, every'), text('天一次', 'days')],
  lastWeekday: [text('每月最后一个', 'The last'), text('', 'of the month'), text('', '')],
  daysBeforeEnd: [text('月底前', ''), text('天', 'days before the last day of the month'), text('', '')],
  nearestWorkday: [text('离', 'The working day nearest to day'), text('日最近的工作日', ''), text('', '')],
  nthWeekday: [text('每月第', 'Occurrence'), text('个', 'of'), text('', 'in the month')],
} as const satisfies Readonly<Record<string, Around>>;

/** What a number is, for those who hear the page; what is wrong with it is said by the core. */
export const inputWords: Readonly<Record<CronBoundError['input'], Text>> = {
  start: text('起始值', 'Start'),
  step: text('间隔', 'Step'),
  value: text('指定值', 'Given values'),
  from: text('范围起点', 'Beginning of the range'),
  to: text('范围终点', 'End of the range'),
  weekday: text('星期', 'Weekday'),
  day: text('日期', 'Day'),
  nth: text('第几个', 'Which one of the month'),
  daysBeforeEnd: text('距月底天数', 'Days before the end of the month'),
};

/** How a value of a list is written. */
export function valueWord(part: CronPart | 'day', value: number): Text {
  if (part === 'month') return text(`${value}月`, MONTHS[value - 1] ?? String(value));
  return sameText(String(value));
}
