import type { LocalizedText } from './text.ts';

/** Something to tell the person, as data: React shows a toast, the CLI prints it. */
export interface Notice {
  readonly level: 'success' | 'info' | 'warning' | 'error';
  readonly text: LocalizedText;
  /** Stands above the text; what has one is shown as a note, however good it is. */
  readonly title?: LocalizedText;
}
