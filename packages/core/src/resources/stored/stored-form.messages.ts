import { localized, type LocalizedText } from '../../kernel/index.ts';

/** What is wrong with a definition, to the person who writes it. */
export const storedFormMessages = {
  noJson: localized('定义不是有效的 JSON', 'The definition is no valid JSON'),
  tooLong: (most: number) => localized(`定义不能超过 ${most} 个字符`, `A definition has at most ${most} characters`),
  word: (place: string) =>
    localized(`定义中“${place}”不正确或不被支持`, `“${place}” of the definition is wrong or not supported`),
  twice: (key: string) => localized(`字段“${key}”出现了两次`, `The field “${key}” is there twice`),
  reserved: (key: string) =>
    localized(`“${key}”是系统保留的名称，请换一个`, `“${key}” is a name of the platform; choose another one`),
  unknownLabel: (key: string) =>
    localized(`名称字段“${key}”不是表单的字段`, `“${key}”, which names a row, is no field of the form`),
  tooManyIndexed: (most: number, count: number) =>
    localized(
      `可排序、可查询或不可重复的字段最多 ${most} 个，现在有 ${count} 个`,
      `At most ${most} fields can be sorted by, searched by or unique; these are ${count}`,
    ),
  range: (label: LocalizedText) =>
    localized(
      `“${label['zh-CN']}”的最小值大于最大值`,
      `The smallest value of “${label['en-US']}” is above the largest one`,
    ),
  unknownResource: (label: LocalizedText, name: string) =>
    localized(
      `“${label['zh-CN']}”引用的数据“${name}”不存在或不能被引用`,
      `“${label['en-US']}” refers to “${name}”, which is not there or cannot be referred to`,
    ),
  unknownDictionary: (label: LocalizedText, code: string) =>
    localized(
      `“${label['zh-CN']}”使用的字典“${code}”不存在`,
      `“${label['en-US']}” uses the dictionary “${code}”, which does not exist`,
    ),
  contradiction: (detail: string) =>
    localized(`定义自相矛盾：${detail}`, `The definition contradicts itself: ${detail}`),
};

/** What publishing does, and to which rows. */
export const formPlanMessages = {
  first: localized('建立数据表和菜单', 'The table and the menu entry are made'),
  added: (label: LocalizedText) =>
    localized(`新增字段“${label['zh-CN']}”，现有行的值为空`, `“${label['en-US']}” is new, and empty in all rows`),
  restored: (label: LocalizedText) =>
    localized(
      `恢复字段“${label['zh-CN']}”，原有的值会一起回来`,
      `“${label['en-US']}” comes back with the values that it had`,
    ),
  hidden: (label: LocalizedText) =>
    localized(
      `移除字段“${label['zh-CN']}”：值仍保留，以后用同一编码和类型加回即可恢复`,
      `“${label['en-US']}” is removed: its values stay, and come back with a field of the same key and kind`,
    ),
  changedKind: (label: LocalizedText) =>
    localized(
      `“${label['zh-CN']}”的类型不能更改（尚不支持转换），请新建字段`,
      `The kind of “${label['en-US']}” cannot be changed (conversions are not supported yet); make a new field`,
    ),
  required: (label: LocalizedText, count: number) =>
    localized(
      `“${label['zh-CN']}”改为必填：${count} 行为空，保存这些行时会要求填写`,
      `“${label['en-US']}” is required now: ${count} rows are empty, and ask for it when they are saved`,
    ),
  unique: (label: LocalizedText) => localized(`“${label['zh-CN']}”改为不可重复`, `“${label['en-US']}” is unique now`),
  duplicates: (label: LocalizedText, count: number) =>
    localized(
      `“${label['zh-CN']}”有 ${count} 个值重复，请先处理这些行`,
      `${count} values of “${label['en-US']}” are there twice; change these rows first`,
    ),
  unindexed: (label: LocalizedText, rows: number) =>
    localized(
      `表中已有 ${rows} 行，使用中不建立“${label['zh-CN']}”的索引：按它排序、查询会较慢`,
      `The table has ${rows} rows and gets no index for “${label['en-US']}” while it is in use: sorting and searching by it is slow`,
    ),
  rest: localized('其他修改立即生效，不影响现有数据', 'Everything else is in force at once and changes no row'),
  nothing: localized('没有修改', 'Nothing changes'),
};
