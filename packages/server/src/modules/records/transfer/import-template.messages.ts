import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const importTemplateMessages = {
  guide: localized('填写说明', 'Guide'),
  column: localized('列名', 'Column'),
  isRequired: localized('是否必填', 'Required'),
  takes: localized('填写要求', 'Takes'),
  example: localized('示例', 'Example'),
  required: localized('必填', 'required'),
  optional: localized('可不填', 'optional'),
  text: (characters: number) => localized(`文字，最多 ${characters} 个字`, `text of ${characters} characters at most`),
  number: (minimum: number, maximum: number, places: number) =>
    localized(
      `数字，${minimum} 到 ${maximum}${places === 0 ? '' : `，最多 ${places} 位小数`}`,
      `a number from ${minimum} to ${maximum}${places === 0 ? '' : `, ${places} decimal places at most`}`,
    ),
  date: localized('日期，写成 2026-01-31', 'a date such as 2026-01-31'),
  dateTime: localized('日期和时间，写成 2026-01-31 09:30:00', 'a date and time such as 2026-01-31 09:30:00'),
  yesNo: localized('是 或 否', 'Yes or No'),
  yes: localized('是', 'Yes'),
  region: localized('地区，写出省、市、区县', 'a place with its province, city and district'),
  oneOf: (words: readonly string[], all: number) => {
    const isWhole = words.length === all;
    return localized(
      `以下之一：${words.join('、')}${isWhole ? '' : `等 ${all} 项`}`,
      `one of ${words.join(', ')}${isWhole ? '' : ` and others, ${all} in all`}`,
    );
  },
  record: (title: LocalizedText) => localized(`${title['zh-CN']}中的名称`, `the name of one of ${title['en-US']}`),
  records: (title: LocalizedText) =>
    localized(`${title['zh-CN']}中的名称，多个用逗号隔开`, `names of ${title['en-US']}, separated by commas`),
  asInForm: localized('与表单中相同', 'as in the form'),
} as const;
