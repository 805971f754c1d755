import type { EditorName } from '../cell-kind.types.ts';
import type { KeyCondition, KeyFacts } from './key-map.types.ts';

/** Editors opened by a typed character: they hold text, or search by it. */
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
/** Editors in which a space is an ordinary character. */
const WRITTEN: readonly EditorName[] = ['text', 'longText', 'popupText'];
/**
 * Editors in which arrows only move the caret, so that they may leave the cell until the caret is placed in the text.
 */
const LEFT_BY_ARROWS: readonly EditorName[] = ['text', 'longText', 'number', 'tags', 'popupText'];
/** Editors with their own keys, directly or in a dialog. */
const OWN_KEYS: readonly EditorName[] = ['department', 'user', 'popup', 'files', 'images', 'slot', 'none'];

/** Also opened read-only. */
const FILES: readonly EditorName[] = ['files', 'images'];

const mayChange = ({ isDisabled, mode }: KeyFacts) => mode === 'idle' && !isDisabled;
const isWritable = (facts: KeyFacts) => mayChange(facts) && facts.active?.isWritable === true;
const isOneOf = (editors: readonly EditorName[], cell: { readonly editor: EditorName } | null) =>
  cell !== null && editors.includes(cell.editor);
const isLeftByKeys = ({ edited }: KeyFacts) => !isOneOf(OWN_KEYS, edited);

/** Whether a typed character opens the editor, as its seed. */
export function takesTyping(facts: KeyFacts): boolean {
  return isWritable(facts) && isOneOf(SEEDED, facts.active);
}

export const onCell: KeyCondition = ({ active }) => active !== null;

export const openable: KeyCondition = (facts) =>
  (isWritable(facts) && facts.active?.editor !== 'check') || (facts.mode === 'idle' && isOneOf(FILES, facts.active));

export const checkBox: KeyCondition = (facts) => isWritable(facts) && facts.active?.editor === 'check';

export const writtenCell: KeyCondition = (facts) => isWritable(facts) && isOneOf(WRITTEN, facts.active);

export const changeable: KeyCondition = mayChange;

export const changeableCell: KeyCondition = (facts) => mayChange(facts) && facts.active !== null;

export const severalSelected: KeyCondition = ({ hasRange }) => hasRange;

export const finding: KeyCondition = ({ isFinding }) => isFinding;

export const savable: KeyCondition = ({ canSave }) => canSave;

export const leftByKeys: KeyCondition = isLeftByKeys;

export const leftByEnter: KeyCondition = (facts) => isLeftByKeys(facts) && facts.edited?.editor !== 'choices';

export const leftByArrows: KeyCondition = ({ edited }) =>
  edited?.isLeftByArrows === true && isOneOf(LEFT_BY_ARROWS, edited);
