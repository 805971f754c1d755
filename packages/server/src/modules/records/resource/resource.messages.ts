import type { Resource } from '@evergreen/core/resources';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

/** Names that a sentence lists. */
const LISTED_NAMES = 5;

const firstNames = (names: readonly string[], separator: string) =>
  names.slice(0, LISTED_NAMES).join(separator) + (names.length > LISTED_NAMES ? '…' : '');

export const resourceMessages = {
  belowItself: localized('不能移到自己或自己的下级之下', 'A row cannot stand below itself or below what is below it.'),
  /** `source`: the reference that leads to the row which lacks the value, or has one that cannot stand here. */
  notFilled: (label: LocalizedText, source: LocalizedText) =>
    localized(
      `所选${source['zh-CN']}没有可用的${label['zh-CN']}，请填写`,
      `The ${source['en-US'].toLowerCase()} has no ${label['en-US'].toLowerCase()} that can be used here. Enter it.`,
    ),
  added: localized('添加成功！', 'Added.'),
  edited: localized('编辑成功！', 'Saved.'),
  deleted: localized('删除成功！', 'Deleted.'),
  deletedSeveral: (count: number) => localized(`批量删除成功，共 ${count} 项！`, `Deleted ${count}.`),
  /** One wording for what never was, what is deleted and what is not the caller's. */
  missing: localized(
    '未找到对应的数据，它可能已被删除，请刷新后重试',
    'There is no such record; it may have been deleted. Reload and try again.',
  ),
  overtaken: localized(
    '这条数据刚刚被他人修改过，请核对后再保存',
    'Somebody else has just changed this record. Look at it and save again.',
  ),
  someMissing: localized(
    '部分数据未找到，可能已被删除；没有删除任何数据，请刷新后重试',
    'Some of the records were not found; they may have been deleted already. Nothing was deleted. Reload and try again.',
  ),
  acted: (label: LocalizedText, count: number) =>
    count === 1
      ? localized(`${label['zh-CN']}成功`, `${label['en-US']}: done`)
      : localized(`${label['zh-CN']}成功，共 ${count} 项`, `${label['en-US']}: done for ${count}`),
  /** Nothing was written: some rows stand in the way. */
  notActed: (label: LocalizedText, refused: number, count: number) =>
    localized(
      `${count} 项中有 ${refused} 项不能${label['zh-CN']}，没有改变任何数据`,
      `${label['en-US']} is not possible for ${refused} of ${count}; nothing was changed.`,
    ),
  undone: (count: number) => localized(`已撤销删除，共 ${count} 项`, `Brought back ${count}.`),
  cannotUndo: localized(
    '不能撤销：删除已超过一分钟，或数据已被他人处理',
    'This cannot be undone: the deletion is over a minute old, or somebody else has dealt with the records.',
  ),
  /** `stayed`: the names of rows that stay as they are. */
  actionUndone: (count: number, stayed: readonly string[]) =>
    stayed.length === 0
      ? localized(`已撤销，共 ${count} 项`, `Undone for ${count}.`)
      : localized(
          `已撤销 ${count} 项；其余 ${stayed.length} 项已有人修改，保持不变：${firstNames(stayed, '、')}`,
          `Undone for ${count}. ${stayed.length} stay as they are, somebody changed them: ${firstNames(stayed, ', ')}`,
        ),
  nothingUndone: (count: number) =>
    localized(`${count} 项都不能撤销，没有改变任何数据`, `None of the ${count} can be undone; nothing was changed.`),
  /** One wording for what never was and what somebody else did. */
  notDoneByYou: localized(
    '不能撤销：操作已超过一分钟，或不是您做的',
    'This cannot be undone: it is over a minute old, or somebody else did it.',
  ),
  referenceGone: (label: LocalizedText) =>
    localized(
      `不能撤销：${label['zh-CN']}引用的数据已被删除`,
      `This cannot be undone: what ${label['en-US']} refers to has been deleted.`,
    ),
  restored: (count: number) => localized(`恢复成功，共 ${count} 项`, `Restored ${count}.`),
  /** A refusal of one sub-row; `name` may be empty. */
  childRefused: (child: Resource, name: string, reason: LocalizedText) =>
    localized(
      `${child.title['zh-CN']}${name === '' ? '' : `“${name}”`}：${reason['zh-CN']}`,
      `${child.singular['en-US']}${name === '' ? '' : ` "${name}"`}: ${reason['en-US']}`,
    ),
  tooManyChildren: (child: Resource, maximum: number, count: number) =>
    localized(
      `${child.title['zh-CN']}最多 ${maximum} 行，现有 ${count} 行，请删除多余的行后再保存`,
      `${child.title['en-US']}: at most ${maximum} rows, these are ${count}. Delete some of them and save again.`,
    ),
  purged: (count: number) => localized(`已彻底删除，共 ${count} 项`, `Deleted ${count} for good.`),
  /** One wording for what was never deleted, was brought back or purged meanwhile, and is not the caller's. */
  notInBin: localized(
    '已不在回收站中，请刷新后重试',
    'The recycle bin does not have it any more. Reload and try again.',
  ),
  /** Of several rows of a bin, none of which was written. */
  notRestored: (refused: number, count: number) =>
    localized(
      `${count} 项中有 ${refused} 项不能恢复，没有改变任何数据`,
      `${refused} of ${count} cannot be restored; nothing was changed.`,
    ),
  notPurged: (refused: number, count: number) =>
    localized(
      `${count} 项中有 ${refused} 项不能彻底删除，没有改变任何数据`,
      `${refused} of ${count} cannot be deleted for good; nothing was changed.`,
    ),
  takenMeanwhile: (label: LocalizedText, value: string) =>
    localized(
      `${label['zh-CN']}“${value}”已被其他数据使用`,
      `Another record has the ${label['en-US'].toLowerCase()} "${value}" by now.`,
    ),
  twiceInBin: (label: LocalizedText, value: string) =>
    localized(
      `所选数据中${label['zh-CN']}“${value}”重复，只能恢复其中一项`,
      `Several of the selected records have the ${label['en-US'].toLowerCase()} "${value}". Restore one of them.`,
    ),
  referenceDeleted: (label: LocalizedText, name: string) =>
    localized(
      `${label['zh-CN']}“${name}”已被删除，请先恢复它`,
      `${label['en-US']} "${name}" has been deleted. Restore it first.`,
    ),
  neededInBin: (user: Resource, count: number) =>
    localized(
      `回收站中有 ${count} 条${user.singular['zh-CN']}引用它，请先彻底删除它们`,
      `${count} × ${user.singular['en-US'].toLowerCase()} in the recycle bin refer to it. Delete those for good first.`,
    ),
  neededElsewhere: localized(
    '仍有其他数据引用，不能彻底删除',
    'Other data refer to it still; it cannot be deleted for good.',
  ),
  takenSince: (label: LocalizedText) =>
    localized(
      `${label['zh-CN']}已被其他数据使用，不能恢复`,
      `Another record has this ${label['en-US'].toLowerCase()} by now; it cannot be brought back.`,
    ),
  hookFailed: localized(
    '保存后的处理出错，没有保存任何数据；请稍后重试，仍不行请联系管理员',
    'What follows a write failed, so nothing was saved. Try again later; if it goes on, tell an administrator.',
  ),
  hookExpired: localized(
    '保存后的处理太久没有完成，没有保存任何数据；请稍后重试',
    'What follows a write took too long, so nothing was saved. Try again later.',
  ),
  rowMissing: localized('已不存在或已被删除', 'It does not exist or has been deleted.'),
  rowOvertaken: (name: string, time: string) =>
    localized(`${name}于 ${time} 修改过，请刷新后核对`, `${name} changed it at ${time}. Reload and look at it again.`),
  rowRepeated: localized('这条数据被重复提交', 'This record was sent twice.'),
  unsortable: (labels: LocalizedText) =>
    localized(
      `不能按此列排序，可用的列：${labels['zh-CN']}`,
      `The list cannot be sorted by this column. Use one of: ${labels['en-US']}`,
    ),
  fieldForbidden: (label: LocalizedText, code: string) =>
    localized(
      `您没有填写“${label['zh-CN']}”的权限（${code}），请联系管理员授权`,
      `You lack the permission ${code} for “${label['en-US']}”. Ask an administrator for it.`,
    ),
  platformOnly: localized(
    '这些数据由平台统一维护，请切换到平台（租户 0）后再修改',
    'These rows are kept for the whole platform. Change them in the platform itself, tenant 0.',
  ),
  oneByOne: localized('请逐行写入', 'Write the rows one by one.'),
  outOfReach: localized(
    '保存后您将无法再看到这条数据，请按您的数据权限重新填写',
    'You could not see this row any more. Fill it in so that your data permissions cover it.',
  ),
  maskedTooOften: (label: LocalizedText, times: number, minutes: number) =>
    localized(
      `按完整的“${label['zh-CN']}”查找，每小时最多 ${times} 次，请 ${minutes} 分钟后再试，或按末几位、姓名查找`,
      `A search by the whole "${label['en-US']}" may be made ${times} times an hour. Try again in ${minutes} minutes, or search by the last digits or by name.`,
    ),
  maskedTooMany: (label: LocalizedText, times: number) =>
    localized(
      `这里按完整的“${label['zh-CN']}”查找已有数据，超过 ${times} 个。您不能查看完整号码，每小时最多查找 ${times} 个：请减少行数，或请能查看完整号码的同事来做`,
      `This looks for more than ${times} whole values of "${label['en-US']}" among the records. Without the right to see whole numbers ${times} an hour are the most: take fewer rows, or ask a colleague who may see them.`,
    ),
  takenElsewhereTooOften: (times: number) =>
    localized(
      `文件中有太多内容已被您查看范围以外的数据使用。每小时最多提示 ${times} 处，请一小时后再试，或请能查看全部数据的同事导入`,
      `Too much of the file is taken by records out of your reach. At most ${times} are told an hour: try again in an hour, or ask a colleague who sees all records to import it.`,
    ),
  tooFar: localized('页码过大，请缩小查询范围', 'This page is too far away. Narrow the search.'),
  wrong: (label: LocalizedText, reason: LocalizedText): LocalizedText =>
    localized(`${label['zh-CN']}：${reason['zh-CN']}`, `${label['en-US']}: ${reason['en-US']}`),
  taken: (label: LocalizedText, value: string) =>
    localized(
      `${label['zh-CN']}“${value}”已存在，请换一个`,
      `${label['en-US']} "${value}" is taken already. Choose another.`,
    ),
  takenBelow: (label: LocalizedText, value: string) =>
    localized(
      `同一个上级下已有${label['zh-CN']}“${value}”，请换一个，或放到别的上级下`,
      `${label['en-US']} "${value}" is there already below the same one. Choose another, or put it below another.`,
    ),
  notOffered: (label: LocalizedText) =>
    localized(
      `${label['zh-CN']}的值不在可选范围内，请重新选择`,
      `${label['en-US']} is not one of the choices. Choose again.`,
    ),
  inUse: (name: string, user: Resource, count: number) =>
    localized(
      `“${name}”正被 ${count} 条${user.singular['zh-CN']}使用，不能删除`,
      `"${name}" is used by ${count} × ${user.singular['en-US'].toLowerCase()} and cannot be deleted.`,
    ),
} as const;
