import { localized, type LocalizedText } from '../../../../kernel/index.ts';
import * as only from './key-conditions.ts';
import type { KeyCondition } from './key-map.types.ts';

const changeable = localized('表格可修改时', 'where the table may be changed');

/** Descriptions of conditions for users. */
export const conditionMeanings: ReadonlyMap<KeyCondition, LocalizedText> = new Map([
  [only.onCell, localized('有当前单元格时', 'where a cell has the focus')],
  [only.openable, localized('可填写的单元格，或有文件的单元格', 'a cell that can be written, or one of files')],
  [only.checkBox, localized('勾选框', 'a check box')],
  [only.writtenCell, localized('文字单元格', 'a cell of words')],
  [only.changeable, changeable],
  [only.changeableCell, changeable],
  [only.severalSelected, localized('选中多个单元格时', 'where several cells are selected')],
  [only.finding, localized('查找打开时', 'while the search is open')],
  [only.savable, localized('有保存按钮时', 'where the table offers to save')],
  [only.leftByKeys, localized('不在弹窗里选取时', 'unless it is picked in a dialog')],
  [only.leftByEnter, localized('单值编辑时', 'unless several things are chosen, or it is picked in a dialog')],
  [
    only.leftByArrows,
    localized(
      '由输入文字开始编辑，或点击后尚未输入时',
      'where typing began the edit of words or numbers, or a press did and nothing was typed since',
    ),
  ],
]);
