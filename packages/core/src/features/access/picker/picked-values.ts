import type { GivenItem, PickedItem, PickValue } from './picker.types.ts';

/** The choices in a stored value: several are joined by commas. Empty text and null are none; 0 and false are choices. */
export function pickedValues(value: PickValue | null): readonly PickValue[] {
  if (value === null || value === '') return [];
  return typeof value === 'string' ? value.split(',').filter((one) => one !== '') : [value];
}

/**
 * The choices in a stored value with their texts.
 * @param text of one choice, or of several joined by commas; it is left out where the two do not fit together
 */
export function givenItems(value: PickValue | null, text?: string): readonly GivenItem[] {
  const values = pickedValues(value);
  if (text === undefined || text === '') return values.map((one) => ({ value: one }));
  const texts = values.length === 1 ? [text] : text.split(',');
  return values.map((one, index) => {
    const own = texts.length === values.length ? texts[index] : undefined;
    return own === undefined ? { value: one } : { value: one, text: own };
  });
}

/** How choices are stored, and how they read; null for none. */
export function storedPick(items: readonly PickedItem[]): { readonly value: string; readonly text: string } | null {
  if (items.length === 0) return null;
  return { value: items.map(({ value }) => String(value)).join(','), text: items.map(({ text }) => text).join(',') };
}
