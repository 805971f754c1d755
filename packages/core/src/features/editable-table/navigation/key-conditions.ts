import { text } from '../../../kernel/index.ts';
import type { EditorName } from '../cell-kind.types.ts';
import type { KeyCondition, KeyFacts } from './key-map.types.ts';

/** Editors that a typed character begins: they hold text, or search by it. */
const SEEDED: readonly EditorName[] = [
  'text',
  'longText',
  'number',
  'choice',
  'choices',
  'searchedChoice',
  'date',
  'dateTime',
  'tags',
  'popupText',
];
/** Editors in which a blank is a letter like any other. */
const WRITTEN: readonly EditorName[] = ['text', 'longText', 'popupText'];
/** Editors in which arrows do nothing but move the caret, so that they may leave when typing began the edit. */
const LEFT_BY_ARROWS: readonly EditorName[] = ['text', 'longText', 'number', 'tags', 'popupText'];
/** Editors that are, or open, something with keys of its own. */
const OWN_KEYS: readonly EditorName[] = ['department', 'user', 'popup', 'files', 'images', 'slot', 'none'];

/** Looked at also where nothing may be written. */
const FILES: readonly EditorName[] = ['files', 'images'];

const mayChange = ({ isDisabled, mode }: KeyFacts) => mode === 'idle' && !isDisabled;
const isWritable = (facts: KeyFacts) => mayChange(facts) && facts.active?.isWritable === true;
const isOneOf = (editors: readonly EditorName[], cell: { readonly editor: EditorName } | null) =>
  cell !== null && editors.includes(cell.editor);
const isLeftByKeys = ({ edited }: KeyFacts) => !isOneOf(OWN_KEYS, edited);

/** Whether a typed character begins an edit, with itself as the seed. */
export function takesTyping(facts: KeyFacts): boolean {
  return isWritable(facts) && isOneOf(SEEDED, facts.active);
}

export const onCell: KeyCondition = {
  holds: ({ active }) => active !== null,
  words: text('有当前单元格时', 'where a cell has the focus'),
};

export const openable: KeyCondition = {
  holds: (facts) => (isWritable(facts) && facts.active?.editor !== 'check') || (facts.mode === 'idle' && isOneOf(FILES, facts.active)),
  words: text('可填写的单元格，或有文件的单元格', 'a cell that can be written, or one of files'),
};

export const checkBox: KeyCondition = {
  holds: (facts) => isWritable(facts) && facts.active?.editor === 'check',
  words: text('勾选框', 'a check box'),
};

export const writtenCell: KeyCondition = {
  holds: (facts) => isWritable(facts) && isOneOf(WRITTEN, facts.active),
  words: text('文字单元格', 'a cell of words'),
};

export const changeable: KeyCondition = {
  holds: mayChange,
  words: text('表格可修改时', 'where the table may be changed'),
};

export const changeableCell: KeyCondition = {
  holds: (facts) => mayChange(facts) && facts.active !== null,
  words: changeable.words,
};

export const severalSelected: KeyCondition = {
  holds: ({ hasRange }) => hasRange,
  words: text('选中多个单元格时', 'where several cells are selected'),
};

export const finding: KeyCondition = {
  holds: ({ isFinding }) => isFinding,
  words: text('查找打开时', 'while the search is open'),
};

export const savable: KeyCondition = {
  holds: ({ canSave }) => canSave,
  words: text('有保存按钮时', 'where the table offers to save'),
};

export const leftByKeys: KeyCondition = {
  holds: isLeftByKeys,
  words: text('不在弹窗里选取时', 'unless it is picked in a dialog'),
};

export const leftByEnter: KeyCondition = {
  holds: (facts) => isLeftByKeys(facts) && facts.edited?.editor !== 'choices',
  words: text('单值编辑时', 'unless several things are chosen, or it is picked in a dialog'),
};

export const begunByTyping: KeyCondition = {
  holds: ({ edited }) => edited?.isReplacing === true && isOneOf(LEFT_BY_ARROWS, edited),
  words: text('由输入文字开始编辑时', 'where typing began the edit of words or numbers'),
};
