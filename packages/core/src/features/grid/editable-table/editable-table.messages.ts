import { localized, type LocalizedText } from '../../../kernel/index.ts';

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** Verbatim texts of the specification; otherwise in its style. */
export const editableTableMessages = {
  kindReserved: (name: string) =>
    localized(
      `【installCell】不能使用"${name}"作为组件的type，因为这是关键字。`,
      `[installCell] "${name}" cannot be the type of a component, because it is reserved.`,
    ),
  kindTwice: (name: string) =>
    localized(
      `【installCell】"${name}"已经注册过，请换一个type。`,
      `[installCell] "${name}" is registered already. Choose another type.`,
    ),
  outsideOf: (least: number, most: number) =>
    localized(`请输入${least}到${most}之间的数`, `Enter a number from ${least} to ${most}`),
  notAChoice: (typed: string, some: string) =>
    localized(`“${typed}”不在可选范围内，请填：${some}`, `“${typed}” cannot be chosen. Choose from: ${some}`),
  noChoices: (typed: string) =>
    localized(
      `“${typed}”无法填入，这里现在没有可选项`,
      `“${typed}” cannot be filled in, there is nothing to choose from now`,
    ),
  choiceDisabled: (typed: string) =>
    localized(`“${typed}”已停用，请选择其他项`, `“${typed}” is disabled. Choose another`),
  notACheck: (typed: string) =>
    localized(`“${typed}”无法识别，请填“是”或“否”`, `“${typed}” is neither yes nor no. Write 是 or 否`),
  notAFile: (typed: string) =>
    localized(`“${typed}”不是已上传文件的路径，请点击上传`, `“${typed}” is no path of an uploaded file. Upload it`),
  textExpected: (found: string) =>
    localized(`这里应为文字，收到的是${found}，请重新填写`, `Text belongs here, but ${found} came. Fill it in again`),
  checked: localized('是', 'Yes'),
  unchecked: localized('否', 'No'),

  pickedIntoLocked: localized(
    '该单元格已锁定，选取的内容没有写入',
    'The cell has been locked; what was picked was not written',
  ),

  required: (title: string) => localized(`${title}不能为空`, `${title} may not be empty`),
  repeated: (title: string) => localized(`${title}不能重复`, `${title} may not be the same in two rows`),
  misfit: (title: string) => localized(`${title}格式不正确`, `${title} is not in the right form`),
  patternNotRun: (pattern: string, reason: LocalizedText) =>
    localized(
      `校验规则“${pattern}”无法使用：${reason['zh-CN']}`,
      `The rule “${pattern}” cannot be used: ${reason['en-US']}`,
    ),
  unknownKind: (type: string) =>
    localized(
      `未知的单元格类型“${type}”，该列只能查看`,
      `The cell type “${type}” is not known; the column can only be read`,
    ),
  columnTwice: (key: string) =>
    localized(
      `有两列的key都是“${key}”，只有后一列起作用`,
      `Two columns have the key “${key}”; only the later one works`,
    ),
  dictionaryWithoutCode: (title: string, reason: LocalizedText) =>
    localized(`“${title}”：${reason['zh-CN']}`, `“${title}”: ${reason['en-US']}`),
  linkNowhere: (title: string, key: string) =>
    localized(
      `“${title}”的linkageKey指向不存在的列“${key}”，联动不起作用`,
      `The linkageKey of “${title}” leads to “${key}”, which is no column; nothing is linked`,
    ),
  linkedTwice: (child: string, first: string, second: string) =>
    localized(
      `“${child}”同时是“${first}”和“${second}”的下级，只能有一个上级`,
      `“${child}” is linked below both “${first}” and “${second}”; it can be below one`,
    ),
  linkCircle: (title: string) =>
    localized(
      `“${title}”的联动绕成了一圈，请检查linkageKey`,
      `The links of “${title}” lead back to it. Check linkageKey`,
    ),
  linkUnloaded: (title: string) =>
    localized(
      `没有为“${title}”加载选项的linkage，它没有可选项`,
      `No linkage loads what can be chosen in “${title}”; there is nothing to choose`,
    ),
  chainNowhere: (key: string) =>
    localized(`linkage指向不存在的列“${key}”`, `A linkage begins with “${key}”, which is no column`),
  fillsNowhere: (title: string, key: string) =>
    localized(
      `“${title}”的destFields里有不存在的列“${key}”，选取的内容无法写入`,
      `The destFields of “${title}” name “${key}”, which is no column; what is picked cannot go there`,
    ),
  notFound: (words: string) => localized(`没有找到“${words}”`, `“${words}” was not found`),
  found: (current: number, matches: number) =>
    localized(`第 ${current} 个，共 ${matches} 个`, `${current} of ${matches}`),
  cellsCopied: (count: number) => localized(`已复制 ${count} 个单元格`, `${cells(count)} copied`),
  cellsCut: (count: number, emptied: LocalizedText) =>
    localized(`已复制 ${count} 个单元格；${emptied['zh-CN']}`, `${cells(count)} copied; ${emptied['en-US']}`),
  pasted: (landed: number, skipped: number, added: number, bad: number) =>
    localized(
      `已粘贴 ${landed} 个单元格${added === 0 ? '' : `，新增 ${added} 行`}${skipped === 0 ? '' : `，跳过 ${skipped} 个不能填写的单元格`}${bad === 0 ? '' : `，${bad} 个有误，已标出`}`,
      `${cells(landed)} pasted${added === 0 ? '' : `, ${added === 1 ? '1 row' : `${added} rows`} added`}${skipped === 0 ? '' : `, ${skipped} skipped that cannot be written`}${bad === 0 ? '' : `, ${bad} wrong and marked`}`,
    ),
  cellsChanged: (written: number, skipped: number, bad: number) =>
    localized(
      `已填写 ${written} 个单元格${skipped === 0 ? '' : `，跳过 ${skipped} 个不能填写的单元格`}${bad === 0 ? '' : `，${bad} 个有误，已标出`}`,
      `${cells(written)} written${skipped === 0 ? '' : `, ${skipped} skipped that cannot be written`}${bad === 0 ? '' : `, ${bad} wrong and marked`}`,
    ),
  cellsCleared: (count: number, skipped: number, bad: number) =>
    localized(
      `已清空 ${count} 个单元格${skipped === 0 ? '' : `，跳过 ${skipped} 个不能填写的单元格`}${bad === 0 ? '' : `，${bad} 个有误，已标出`}`,
      `${cells(count)} emptied${skipped === 0 ? '' : `, ${skipped} skipped that cannot be written`}${bad === 0 ? '' : `, ${bad} wrong and marked`}`,
    ),
  cellWrong: (row: number, title: string, problem: LocalizedText) =>
    localized(`第 ${row} 行 ${title}：${problem['zh-CN']}`, `Row ${row}, ${title}: ${problem['en-US']}`),
  insertedTooFast: localized('你点击的太快了，请慢点点击!', 'That was too fast, please press a little slower!'),
  rowTaken: (place: number) =>
    localized(
      `已拿起第 ${place} 行，按上下方向键移动，空格放下，Esc 放回`,
      `Row ${place} taken. Arrows up and down move it, Space puts it down, Escape puts it back`,
    ),
  rowOver: (place: number) => localized(`将放到第 ${place} 行`, `To place ${place}`),
  rowPutBack: localized('已放回原处', 'Put back'),
  rowMoved: (from: number, to: number) =>
    localized(`第 ${from} 行已移到第 ${to} 行`, `Row ${from} moved to place ${to}`),
  rowsAdded: (count: number, place: number) =>
    localized(
      `已新增 ${count} 行，从第 ${place} 行起`,
      `${count === 1 ? '1 row' : `${count} rows`} added at row ${place}`,
    ),
  rowsRemoved: (count: number) => localized(`已删除 ${count} 行`, `${count === 1 ? '1 row' : `${count} rows`} deleted`),
  sorted: (title: string, direction: 'ascending' | 'descending') =>
    localized(`已按“${title}”${direction === 'ascending' ? '升序' : '降序'}排列`, `Sorted by “${title}”, ${direction}`),
  takenBack: localized('已撤销', 'Undone'),
  doneAgain: localized('已重做', 'Done again'),
  nothingToTakeBack: localized('没有可撤销或重做的操作', 'There is nothing to undo or redo'),
  typedIntoLocked: (typed: string) =>
    localized(
      `该单元格已锁定，刚才输入的“${typed}”没有写入`,
      `The cell has been locked; “${typed}” was not written into it`,
    ),
  typedIntoRemoved: (typed: string) =>
    localized(
      `正在编辑的行已被移除，刚才输入的是“${typed}”`,
      `The row that you edited has been removed; you had typed “${typed}”`,
    ),
  rowsDoubtful: (repeated: number, wrong: number) =>
    localized(
      `数据有问题：${[...(repeated === 0 ? [] : [`${repeated} 行的编号重复`]), ...(wrong === 0 ? [] : [`${wrong} 个单元格的值不符合列的类型`])].join('，')}。已原样保留，有误的单元格已标出`,
      `Check the rows: ${[...(repeated === 0 ? [] : [`${repeated} with the id of another`]), ...(wrong === 0 ? [] : [`${wrong === 1 ? '1 cell' : `${wrong} cells`} with what the column cannot take`])].join(', ')}. All was kept, and wrong cells are marked`,
    ),
  cellsWrong: (count: number, first: LocalizedText) =>
    localized(
      `有 ${count} 处填写有误，第一处：${first['zh-CN']}`,
      `${count === 1 ? '1 cell is' : `${count} cells are`} wrong, the first: ${first['en-US']}`,
    ),
  draftClash: (mine: string, now: string) =>
    localized(
      `您写的是${mine === '' ? '空白' : `“${mine}”`}，现在是${now === '' ? '空白' : `“${now}”`}`,
      `You wrote ${mine === '' ? 'nothing' : `“${mine}”`}, now it is ${now === '' ? 'empty' : `“${now}”`}`,
    ),
  saved: localized('已保存', 'Saved'),
  handlerSilent: localized(
    '校验超过 10 秒没有结果，请重新填写或稍后再试',
    'The check did not answer within 10 seconds. Change the value or try again later',
  ),
  handlerFailed: localized('校验时出错，请重新填写或稍后再试', 'The check failed. Change the value or try again later'),
  handlerRefused: localized('校验未通过', 'The value was refused'),
  choicesSilent: localized('超过 10 秒没有结果', 'there was no answer within 10 seconds'),
  choicesFailed: localized('加载时出错', 'loading failed'),
  choicesNotLoaded: (title: string, reason: LocalizedText) =>
    localized(
      `“${title}”的选项没有加载出来（${reason['zh-CN']}），点击该列的单元格可重试`,
      `The choices of “${title}” did not come (${reason['en-US']}). Press a cell of the column to try again`,
    ),

  subTableFailed: localized('打开子表失败', 'The sub-table could not be opened'),
} as const;
