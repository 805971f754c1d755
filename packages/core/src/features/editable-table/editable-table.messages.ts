import { text, type Text } from '../../kernel/index.ts';

/** Texts of the specification to the letter; where it has none, in its manner. */
export const editableTableMessages = {
  kindReserved: (name: string) =>
    text(`【installCell】不能使用"${name}"作为组件的type，因为这是关键字。`, `[installCell] "${name}" cannot be the type of a component, because it is reserved.`),
  kindTwice: (name: string) =>
    text(`【installCell】"${name}"已经注册过，请换一个type。`, `[installCell] "${name}" is registered already. Choose another type.`),
  notANumber: (typed: string) => text(`“${typed}”不是数字，请写成1234.5这样的数字`, `“${typed}” is no number. Write one like 1234.5`),
  percentage: (typed: string) =>
    text(`“${typed}”带有百分号，请写成不带百分号的数字`, `“${typed}” is a percentage. Write the number without the sign`),
  scientific: (typed: string) =>
    text(`“${typed}”是科学记数法，可能已丢失位数，请写出全部数字`, `“${typed}” is in scientific notation and may have lost digits. Write all digits`),
  tooManyDigits: (typed: string) =>
    text(`“${typed}”位数太多，无法按原样保存，请减少位数`, `“${typed}” has more digits than can be kept. Write fewer`),
  outsideOf: (least: number, most: number) => text(`请输入${least}到${most}之间的数`, `Enter a number from ${least} to ${most}`),
  notADay: (typed: string) => text(`“${typed}”不是日期，请写成2026-03-08`, `“${typed}” is no date. Write it as 2026-03-08`),
  notAMoment: (typed: string) =>
    text(`“${typed}”不是日期时间，请写成2026-03-08 09:30:00`, `“${typed}” is no date and time. Write it as 2026-03-08 09:30:00`),
  noSuchDay: (typed: string) => text(`日历上没有“${typed}”，请核对`, `There is no “${typed}” in the calendar. Check it`),
  unclearDay: (typed: string) =>
    text(`“${typed}”分不清年、月、日，请写成2026-03-08`, `In “${typed}” year, month and day cannot be told apart. Write it as 2026-03-08`),
  daySerial: (typed: string) =>
    text(
      `“${typed}”像是表格软件里的日期序号，请把那里的单元格设为日期格式后再复制`,
      `“${typed}” looks like a spreadsheet’s number of a day. Give the cell a date format there and copy it again`,
    ),
  dayOnly: (typed: string) => text(`“${typed}”带有时间，这里只填日期，请去掉时间`, `“${typed}” has a time. This takes a date only: remove the time`),
  notAChoice: (typed: string, some: string) => text(`“${typed}”不在可选范围内，请填：${some}`, `“${typed}” cannot be chosen. Choose from: ${some}`),
  noChoices: (typed: string) =>
    text(`“${typed}”无法填入，这里现在没有可选项`, `“${typed}” cannot be filled in, there is nothing to choose from now`),
  choiceDisabled: (typed: string) => text(`“${typed}”已停用，请选择其他项`, `“${typed}” is disabled. Choose another`),
  notACheck: (typed: string) => text(`“${typed}”无法识别，请填“是”或“否”`, `“${typed}” is neither yes nor no. Write 是 or 否`),
  notAFile: (typed: string) => text(`“${typed}”不是已上传文件的路径，请点击上传`, `“${typed}” is no path of an uploaded file. Upload it`),
  textExpected: (found: string) => text(`这里应为文字，收到的是${found}，请重新填写`, `Text belongs here, but ${found} came. Fill it in again`),
  checked: text('是', 'Yes'),
  unchecked: text('否', 'No'),

  required: (title: string) => text(`${title}不能为空`, `${title} may not be empty`),
  repeated: (title: string) => text(`${title}不能重复`, `${title} may not be the same in two rows`),
  misfit: (title: string) => text(`${title}格式不正确`, `${title} is not in the right form`),
  patternNotRun: (pattern: string, reason: Text) =>
    text(`校验规则“${pattern}”无法使用：${reason['zh-CN']}`, `The rule “${pattern}” cannot be used: ${reason['en-US']}`),
  unknownKind: (type: string) =>
    text(`未知的单元格类型“${type}”，该列只能查看`, `The cell type “${type}” is not known; the column can only be read`),
} as const;
