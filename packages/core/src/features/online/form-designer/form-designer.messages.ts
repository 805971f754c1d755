import { localized, type LocalizedText } from '../../../kernel/index.ts';

type Labelled = LocalizedText;

const quotedNames = (label: Labelled, english: (name: string) => string, chinese: (name: string) => string) =>
  localized(chinese(label['zh-CN']), english(label['en-US']));

export const formDesignerMessages = {
  paletteText: localized('文本', 'Text'),
  paletteNumber: localized('数字', 'Numbers'),
  paletteTime: localized('时间', 'Times'),
  paletteChoice: localized('选择', 'Choices'),
  paletteReference: localized('引用', 'References'),
  paletteFile: localized('文件', 'Files'),
  kinds: {
    text: localized('单行文本', 'Text'),
    multilineText: localized('多行文本', 'Text of several lines'),
    richText: localized('富文本', 'Rich text'),
    integer: localized('整数', 'Whole number'),
    decimal: localized('小数', 'Decimal number'),
    date: localized('日期', 'Date'),
    dateTime: localized('时间', 'Date and time'),
    dictionary: localized('字典', 'Dictionary'),
    yesNo: localized('是/否', 'Yes or no'),
    region: localized('地区', 'Region'),
    reference: localized('引用', 'Reference'),
    file: localized('附件', 'Files'),
  },
  settings: {
    isRequired: localized('必填', 'Required'),
    isUnique: localized('不可重复', 'Unique'),
    maximumLength: localized('最多字数', 'Most characters'),
    rule: localized('格式', 'Format'),
    mask: localized('脱敏', 'Masked as'),
    minimum: localized('最小值', 'Smallest value'),
    maximum: localized('最大值', 'Largest value'),
    scale: localized('小数位数', 'Decimal places'),
    accepts: localized('文件类型', 'Kind of files'),
    dictionary: localized('字典编码', 'Code of the dictionary'),
    resource: localized('引用的数据', 'Refers to'),
    search: localized('查询方式', 'Searched by'),
    isColumn: localized('在列表中显示', 'Column of the list'),
    isSortable: localized('可排序', 'Sortable'),
    width: localized('列宽', 'Width of the column'),
    isWide: localized('占整行', 'Whole width of the form'),
    placeholder: localized('输入提示', 'Placeholder'),
    hint: localized('说明', 'Hint'),
  },
  rules: {
    mobile: localized('手机号', 'Mobile number'),
    landlineOrMobile: localized('固定电话或手机号', 'Landline or mobile number'),
    email: localized('电子邮箱', 'Email'),
    url: localized('网址', 'Address of a site'),
    naturalNumber: localized('自然数', 'Natural number'),
    lettersAndDigits: localized('字母和数字', 'Letters and digits'),
    code: localized('编码', 'Code'),
    creditCode: localized('统一社会信用代码', 'Unified social credit code'),
    identityNumber: localized('身份证号', 'Identity number'),
    bankCard: localized('银行卡号', 'Bank card number'),
    plainValue: localized('不含特殊字符', 'No special characters'),
  },
  masks: {
    identityNumber: localized('身份证号', 'Identity number'),
    phone: localized('电话', 'Phone'),
    bankCard: localized('银行卡号', 'Bank card number'),
  },
  accepts: {
    any: localized('任意文件', 'Any file'),
    image: localized('图片', 'Pictures'),
    video: localized('视频', 'Videos'),
  },
  searches: {
    contains: localized('包含', 'A part of it'),
    equals: localized('等于', 'The exact value'),
    range: localized('范围', 'A range'),
  },
  badTitle: localized('表单名称最多 50 字，不能为空', 'The title of the form has 1 to 50 characters'),
  badForm: (place: string, detail: string) =>
    localized(`定义中“${place}”不正确（${detail}）`, `“${place}” of the definition is wrong (${detail})`),
  badLabel: (key: string) =>
    localized(`字段“${key}”的名称须为 1 到 50 字`, `The label of the field “${key}” has 1 to 50 characters`),
  badField: (label: Labelled, place: string) =>
    quotedNames(
      label,
      (name) => `“${name}” is wrong at “${place}”`,
      (name) => `“${name}”的“${place}”不正确`,
    ),
  badSetting: (label: Labelled, setting: Labelled) =>
    localized(
      `“${label['zh-CN']}”的“${setting['zh-CN']}”不正确`,
      `“${setting['en-US']}” of “${label['en-US']}” is wrong`,
    ),
  neededSetting: (label: Labelled, setting: Labelled) =>
    localized(
      `请填写“${label['zh-CN']}”的“${setting['zh-CN']}”`,
      `Fill in “${setting['en-US']}” of “${label['en-US']}”`,
    ),
  unreadable: (problem: Labelled) =>
    localized(
      `草稿不能在设计器中打开：${problem['zh-CN']}`,
      `The draft cannot be opened in the designer: ${problem['en-US']}`,
    ),
  added: (label: Labelled, place: number, count: number) =>
    localized(
      `已添加“${label['zh-CN']}”，第 ${place} 位，共 ${count} 位`,
      `“${label['en-US']}” is added at place ${place} of ${count}`,
    ),
  moved: (place: number, count: number) =>
    localized(`已移到第 ${place} 位，共 ${count} 位`, `Moved to place ${place} of ${count}`),
  removed: (label: Labelled) => localized(`已移除“${label['zh-CN']}”`, `“${label['en-US']}” is removed`),
  lastStays: localized('表单至少要有一个字段', 'A form has at least one field'),
  orderAndForm: localized('字段顺序和表单设置', 'Order of the fields and settings of the form'),
  taken: localized('已采用对方的草稿，可以撤销', 'The draft of the other person is taken over; it can be undone'),
  undone: localized('已撤销', 'Undone'),
  redone: localized('已重做', 'Redone'),
  sheetRead: (count: number, notes: readonly LocalizedText[]) =>
    localized(
      [
        `识别出 ${count} 个字段，请核对类型；以 0 开头或较长的数字按文本保存`,
        ...notes.map((note) => note['zh-CN']),
      ].join('；'),
      [
        `${count} fields were found; check their kinds. Long numbers and those beginning with 0 are kept as text`,
        ...notes.map((note) => note['en-US']),
      ].join('; '),
    ),
  tooManyFields: (most: number) =>
    localized(
      `最多 ${most} 个字段，第 ${most + 1} 个起未导入`,
      `A form has at most ${most} fields; those after them were left out`,
    ),
  longLabels: (most: number) =>
    localized(`名称超过 ${most} 字的字段需要改名`, `Labels of more than ${most} characters have to be shortened`),
  unknownKind: (name: string, word: string) =>
    localized(
      `“${name}”的类型“${word}”不认识，已按名称猜测`,
      `“${word}”, the kind of “${name}”, is not known and was guessed`,
    ),
  choicesAsHint: (name: string) =>
    localized(`“${name}”的选项已写入说明`, `The choices of “${name}” are kept as its hint`),
};
