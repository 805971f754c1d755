import { localized, type LocalizedText } from '../../../kernel/index.ts';

const WEEKDAYS: readonly LocalizedText[] = [
  localized('星期日', 'Sunday'),
  localized('星期一', 'Monday'),
  localized('星期二', 'Tuesday'),
  localized('星期三', 'Wednesday'),
  localized('星期四', 'Thursday'),
  localized('星期五', 'Friday'),
  localized('星期六', 'Saturday'),
];

const MONTHS_IN_ENGLISH = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function listInEnglish(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const monthsInEnglish = (months: readonly number[]) =>
  listInEnglish(months.map((month) => MONTHS_IN_ENGLISH[month - 1] ?? ''));
const monthsInChinese = (months: readonly number[]) => `${months.join('、')} 月`;

/** A Quartz weekday, 1 = Sunday. */
export function weekdayWord(weekday: number): LocalizedText {
  return WEEKDAYS[weekday - 1] ?? localized(String(weekday), String(weekday));
}

export const cronEditorMessages = {
  place: (first: number, last: number) =>
    first === last
      ? localized(`第 ${first} 个字符`, `Character ${first}`)
      : localized(`第 ${first} 到 ${last} 个字符`, `Characters ${first} to ${last}`),
  chinaTime: localized('北京时间（Asia/Shanghai）', 'Beijing time (Asia/Shanghai)'),
  zone: (name: string) => localized(`${name} 时间`, `${name} time`),
  noTime: localized('请选择至少一个时刻', 'Choose at least one time'),
  noWeekday: localized('请选择至少一个星期几', 'Choose at least one weekday'),
  noDay: localized('请选择至少一天', 'Choose at least one day'),
  neverFires: localized('这个表达式永远不会执行：没有这样的日期', 'This expression never fires: there is no such date'),
  isOver: localized('这个表达式不会再执行：时间已经过去', 'This expression does not fire any more: its time is over'),
  insideTheWeek: (weekdays: readonly number[], step: number) => {
    const words = weekdays.map(weekdayWord);
    const chinese = words.map((word) => word['zh-CN']).join('、');
    const english = listInEnglish(words.map((word) => word['en-US']));
    return localized(
      `不是隔周执行：Quartz 在一周之内每 ${step} 天数一次，星期日重新开始，所以每周的${chinese}都执行`,
      `This does not skip weeks: Quartz counts every ${step} days inside a week and begins anew on Sunday, so it fires every week on ${english}`,
    );
  },
  everyDayOfTheWeek: (first: number) =>
    localized(
      `不是每周一次：每周从${weekdayWord(first)['zh-CN']}到星期六，每天都执行`,
      `This is not once a week: it fires every day from ${weekdayWord(first)['en-US']} to Saturday`,
    ),
  insideTheMonth: (start: number, step: number) =>
    localized(
      `每月从 ${start} 日重新数起：月底的最后一次到下月第一次，间隔可能不是 ${step} 天`,
      `It begins anew on day ${start} of every month: from the last fire of a month to the first of the next it may not be ${step} days`,
    ),
  skippedAlways: (months: readonly number[]) =>
    localized(
      `${monthsInChinese(months)}没有这一天，不执行`,
      `It skips ${monthsInEnglish(months)}, which never have this day`,
    ),
  skippedSometimes: (months: readonly number[]) =>
    months.length > 6
      ? localized('有些月份没有这一天，那些月份不执行', 'Some months do not have this day and are skipped')
      : localized(
          `${monthsInChinese(months)}在有些年份没有这一天，那时不执行`,
          `In some years ${monthsInEnglish(months)} ${months.length === 1 ? 'does' : 'do'} not have this day and ${months.length === 1 ? 'is' : 'are'} skipped`,
        ),
  missingDays: (days: readonly number[]) =>
    localized(
      `不是每个月都有 ${days.join('、')} 日，没有的月份跳过这一天`,
      `Not every month has day ${listInEnglish(days.map(String))}; a month without it skips it`,
    ),
} as const;
