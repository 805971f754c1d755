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
/** Editors in which arrows do nothing but move the caret, so that they may leave as long as nobody works in the words. */
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
