import { localized, type LocalizedText } from '../../../../kernel/index.ts';
import type { ToolbarButton } from '../table-options.types.ts';

/** Names of the buttons of the toolbar. A collapsed toolbar is unfolded by `expandToolbar`. */
export const toolbarTexts: Readonly<Record<ToolbarButton | 'expandToolbar', LocalizedText>> = {
  add: localized('新增', 'Add'),
  save: localized('保存', 'Save'),
  remove: localized('删除', 'Delete'),
  clearSelection: localized('清空选择', 'Clear selection'),
  collapse: localized('收起', 'Collapse'),
  expandToolbar: localized('展开', 'Expand'),
  undo: localized('撤销', 'Undo'),
  redo: localized('重做', 'Redo'),
  find: localized('查找', 'Find'),
};
