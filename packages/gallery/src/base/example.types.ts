import type { LocalizedText } from '@evergreen/core/kernel';
import type { AriaAttributes, ReactNode } from 'react';

/** What a widget can be in; other situations have a title of their own. */
export type NamedState = 'empty' | 'filled' | 'disabled' | 'readOnly' | 'wrong' | 'loading' | 'working';

export interface ExampleState {
  readonly state: NamedState | LocalizedText;
  /** The widget in this state, with labels and ids of its own. */
  readonly content: ReactNode;
}

export interface PropertyNote {
  /** As TypeScript writes it. */
  readonly type: string;
  readonly words: LocalizedText;
}

/** A widget of the gallery: its states, its properties, and code that uses it. */
export interface Example {
  readonly states: readonly ExampleState[];
  /** Each state takes a line of its own: the widget needs the room that pages give it. */
  readonly isWide?: true;
  readonly properties: Readonly<Record<string, PropertyNote>>;
  /** TypeScript with its imports. */
  readonly code: string;
}

/** An example that tells of every property of its widget, those that ARIA defines left out: the compiler finds a missing one. */
export function defineExample<Properties>(
  example: Omit<Example, 'properties'> & {
    readonly properties: Readonly<Record<Exclude<keyof Properties & string, keyof AriaAttributes>, PropertyNote>>;
  },
): Example {
  return example;
}
