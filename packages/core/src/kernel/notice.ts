import type { LocalizedText } from './text.ts';

/** A user notification as data: React shows a toast, the CLI prints it. */
export interface Notice {
  readonly level: 'success' | 'info' | 'warning' | 'error';
  readonly text: LocalizedText;
  /** Shown above the text; a notice with a title is displayed as a notification box whatever its level. */
  readonly title?: LocalizedText;
}
