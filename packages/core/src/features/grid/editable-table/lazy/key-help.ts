import { localized, type LocalizedText } from '../../../../kernel/index.ts';
import { keyMeanings, otherKeys } from '../navigation/key-map.messages.ts';
import type { KeySituation } from '../navigation/key-map.types.ts';

export interface KeyHelpGroup {
  readonly title: LocalizedText;
  readonly keys: readonly KeyHelp[];
}

export interface KeyHelp {
  /** Alternatives, such as `Ctrl+Y` and `Ctrl+Shift+Z`. */
  readonly chords: readonly string[];
  /** Of several, the first that applies. */
  readonly meanings: readonly LocalizedText[];
}

const TITLES: Readonly<Record<KeySituation, LocalizedText>> = {
  anywhere: localized('表格任何位置', 'Anywhere in the table'),
  cell: localized('在单元格上', 'On a cell'),
  editing: localized('编辑时', 'While editing'),
  dragging: localized('移动行时', 'While a row is moved'),
};

const SITUATIONS = ['anywhere', 'cell', 'editing', 'dragging'] as const;

/** The keys of a table, for users. */
export function keyHelp(): readonly KeyHelpGroup[] {
  return SITUATIONS.map((situation) => ({
    title: TITLES[situation],
    keys: [
      ...Object.entries(keyMeanings[situation]).map(([chords, meanings]) => ({ chords: chords.split(' '), meanings })),
      ...otherKeys
        .filter((other) => other.situation === situation)
        .map(({ keys, meaning }) => ({ chords: keys, meanings: [meaning] })),
    ],
  }));
}

/** Whether a pressed key asks for the keys: Ctrl+/ everywhere, a question mark where it would not be typed. */
export function asksForKeys(press: {
  readonly key: string;
  readonly control: boolean;
  readonly isWriting: boolean;
}): boolean {
  return press.control ? press.key === '/' : (press.key === '?' || press.key === '？') && !press.isWriting;
}
