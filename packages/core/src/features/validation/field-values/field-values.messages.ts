import { localized } from '../../../kernel/index.ts';

/** Errors for unparseable input; each states the expected format. `typed` is quoted on one line. */
export const fieldValueMessages = {
  notANumber: (typed: string) =>
    localized(`“${typed}”不是数字，请写成1234.5这样的数字`, `“${typed}” is no number. Write one like 1234.5`),
  percentage: (typed: string) =>
    localized(
      `“${typed}”带有百分号，请写成不带百分号的数字`,
      `“${typed}” is a percentage. Write the number without the sign`,
    ),
  scientific: (typed: string) =>
    localized(
      `“${typed}”是科学记数法，可能已丢失位数，请写出全部数字`,
      `“${typed}” is in scientific notation and may have lost digits. Write all digits`,
    ),
  tooManyDigits: (typed: string) =>
    localized(
      `“${typed}”位数太多，无法按原样保存，请减少位数`,
      `“${typed}” has more digits than can be kept. Write fewer`,
    ),
  notADay: (typed: string) =>
    localized(`“${typed}”不是日期，请写成2026-03-08`, `“${typed}” is no date. Write it as 2026-03-08`),
  notAMoment: (typed: string) =>
    localized(
      `“${typed}”不是日期时间，请写成2026-03-08 09:30:00`,
      `“${typed}” is no date and time. Write it as 2026-03-08 09:30:00`,
    ),
  noSuchDay: (typed: string) =>
    localized(
      `日历上没有“${typed}”，请核对后写成2026-03-08`,
      `There is no “${typed}” in the calendar. Check it and write it as 2026-03-08`,
    ),
  unclearDay: (typed: string) =>
    localized(
      `“${typed}”分不清年、月、日，请写成2026-03-08`,
      `In “${typed}” year, month and day cannot be told apart. Write it as 2026-03-08`,
    ),
  daySerial: (typed: string) =>
    localized(
      `“${typed}”像是表格软件里的日期序号，请把那里的单元格设为日期格式后再复制`,
      `“${typed}” looks like a spreadsheet’s number of a day. Give the cell a date format there and copy it again`,
    ),
  dayOnly: (typed: string) =>
    localized(
      `“${typed}”带有时间，这里只填日期，请去掉时间`,
      `“${typed}” has a time. This takes a date only: remove the time`,
    ),
  /** In the place of a secret, which nobody reads. */
  secretSet: localized('已更改', 'changed'),
  yes: localized('是', 'Yes'),
  no: localized('否', 'No'),
} as const;
