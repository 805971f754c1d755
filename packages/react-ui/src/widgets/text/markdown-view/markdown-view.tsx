import { useMemo } from 'react';

import { RichTextView } from '../rich-text-view/index.ts';
import { markdownHtml } from './markdown-html.ts';

export interface MarkdownViewProps {
  /** Markdown; null shows nothing. */
  readonly value: string | null;
  readonly id?: string;
  readonly className?: string;
}

/** Markdown to be read: with nothing in it but what the profile of HTML allows. */
export function MarkdownView({ value, ...rest }: MarkdownViewProps) {
  const html = useMemo(() => (value === null ? null : markdownHtml(value)), [value]);
  return <RichTextView {...rest} value={html} />;
}
