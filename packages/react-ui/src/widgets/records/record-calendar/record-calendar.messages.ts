import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const recordCalendarMessages = {
  calendar: (title: LocalizedText) => localized(`${title['zh-CN']}日历`, `Calendar: ${title['en-US'].toLowerCase()}`),
  mode: localized('范围', 'Span'),
  month: localized('月', 'Month'),
  week: localized('周', 'Week'),
  today: localized('今天', 'Today'),
  previous: localized('往前', 'Earlier'),
  next: localized('往后', 'Later'),
  weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((day, place) =>
    localized(day, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][place] ?? ''),
  ),
  day: (label: LocalizedText, count: number) =>
    localized(
      count === 0 ? label['zh-CN'] : `${label['zh-CN']}，${count} 项`,
      count === 0 ? label['en-US'] : `${label['en-US']}, ${count}`,
    ),
  more: (count: number) => localized(`+${count} 项`, `+${count} more`),
  continued: localized('续', 'cont.'),
  none: localized('这段时间没有安排', 'Nothing takes place in this time'),
  tooMany: localized('这段时间的内容太多，没有全部显示，请加上查询条件', 'Not everything is shown. Narrow the search.'),
  loadFailed: localized('日历加载失败', 'The calendar could not be loaded'),
  close: localized('关闭', 'Close'),
} as const;
