import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import { formDesignerMessages as messages } from './form-designer.messages.ts';
import type { StoredField, StoredKind } from './form-designer.types.ts';

export interface PaletteEntry {
  readonly kind: StoredKind;
  readonly label: LocalizedText;
}

export interface PaletteGroup {
  readonly key: string;
  readonly title: LocalizedText;
  readonly entries: readonly PaletteEntry[];
}

const entries = (...kinds: readonly StoredKind[]): readonly PaletteEntry[] =>
  kinds.map((kind) => ({ kind, label: messages.kinds[kind] }));

/** The kinds that a field of a form can be of. */
export const fieldPalette: readonly PaletteGroup[] = [
  { key: 'text', title: messages.paletteText, entries: entries('text', 'multilineText', 'richText') },
  { key: 'number', title: messages.paletteNumber, entries: entries('integer', 'decimal') },
  { key: 'time', title: messages.paletteTime, entries: entries('date', 'dateTime') },
  { key: 'choice', title: messages.paletteChoice, entries: entries('dictionary', 'yesNo', 'region') },
  { key: 'reference', title: messages.paletteReference, entries: entries('reference') },
  { key: 'file', title: messages.paletteFile, entries: entries('file') },
];

const LINE_LENGTH = 100;
const LINES_LENGTH = 1000;
const RICH_LENGTH = 20_000;
const LARGEST = 1_000_000_000;

/** A new field of a kind: what it needs has a first value. */
export function newField(kind: StoredKind, title: string): StoredField {
  const label = sameText(title);
  switch (kind) {
    case 'text':
      return { type: kind, label, maximumLength: LINE_LENGTH };
    case 'multilineText':
      return { type: kind, label, maximumLength: LINES_LENGTH, form: { isWide: true } };
    case 'richText':
      return { type: kind, label, maximumLength: RICH_LENGTH, column: false, form: { isWide: true } };
    case 'integer':
      return { type: kind, label, minimum: 0, maximum: LARGEST };
    case 'decimal':
      return { type: kind, label, minimum: 0, maximum: LARGEST, scale: 2 };
    case 'dictionary':
      return { type: kind, label, dictionary: '' };
    case 'reference':
      return { type: kind, label, resource: '' };
    case 'file':
      return { type: kind, label, accepts: 'any', maximum: 5 };
    case 'date':
    case 'dateTime':
    case 'yesNo':
    case 'region':
      return { type: kind, label };
  }
}
