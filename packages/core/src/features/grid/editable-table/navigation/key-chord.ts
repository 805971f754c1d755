import type { KeyChord } from '../editable-table.types.ts';

/** A pressed key as browsers tell it, and React. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

/** What browsers say of a key while an input method works; Safari says it of the Enter that ends the composing, too. */
const COMPOSING_KEY_CODE = 229;

/**
 * The chord of a `keydown`, for `key.press`.
 * @param hasCaret the caret stands inside the text of an editor, and not all of it is selected
 */
export function chordOf(pressed: PressedKey, hasCaret = false): KeyChord {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing = false, keyCode } = pressed;
  return {
    key,
    control: ctrlKey || metaKey,
    shift: shiftKey,
    alt: altKey,
    isComposing: isComposing || keyCode === COMPOSING_KEY_CODE,
    hasCaret,
  };
}
