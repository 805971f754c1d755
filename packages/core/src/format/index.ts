export { calendarTime, daysFromEpoch, instantOf, type CalendarTime } from './calendar.ts';
export { formatDate, formatDateTime, formatTime, parseDateTime } from './date-text.ts';
export { DATE_RANGE_PRESETS, dateRange, type DateRange, type DateRangePreset } from './date-range.ts';
export { longDate } from './long-date.ts';
export { formatThousands } from './number-text.ts';
export { ELLIPSIS_LIMIT, firstCharacters, shortened, SHOWN_CHARACTERS } from './shortened.ts';
export { htmlLength, htmlText, isBlankHtml } from './html-text.ts';
export { csvLine, csvValue } from './csv-line.ts';
export { DEFAULT_TOTAL, pageLabel, TABLE_PAGE_SIZES, type PagePlace } from './page-label.ts';
