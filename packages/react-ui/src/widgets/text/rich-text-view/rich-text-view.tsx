import type { Core } from '@evergreen/core';
import { colourName, hostOf, MARK_COLOURS, TEXT_COLOURS } from '@evergreen/core/text/html-profile';
import { useLayoutEffect, useRef } from 'react';

import { useCore } from '../../../adapter/index.ts';
import { cleanFragment, drawPicture } from '../safe-html/index.ts';
import './rich-text.css';

export interface RichTextViewProps {
  /** HTML; null shows nothing. */
  readonly value: string | null;
  readonly id?: string;
  readonly className?: string;
}

/** Rich text to be read: cleaned again, its colours those of the theme, its pictures fetched, and links that lead elsewhere with their host. */
export function RichTextView({ value, id, className = '' }: RichTextViewProps) {
  const core = useCore();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const controller = new AbortController();
    place.current?.replaceChildren(shownFragment(core, value ?? '', controller.signal));
    return () => controller.abort();
  }, [core, value]);
  return <div ref={place} id={id} className={`rich-text ${className}`} />;
}

function shownFragment(core: Core, html: string, signal: AbortSignal): DocumentFragment {
  const fragment = cleanFragment(html);
  fragment.querySelectorAll('img').forEach((image) => {
    const source = image.getAttribute('src') ?? '';
    image.removeAttribute('src');
    image.referrerPolicy = 'no-referrer';
    drawPicture(core, image, source, signal);
  });
  fragment.querySelectorAll('a').forEach(showLink);
  fragment.querySelectorAll('span').forEach(nameColours);
  fragment.querySelectorAll('table').forEach(letScroll);
  return fragment;
}

function showLink(link: HTMLAnchorElement): void {
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
  const host = hostOf(link.getAttribute('href') ?? '');
  if (host === null || (link.textContent ?? '').toLowerCase().includes(host)) return;
  const note = link.ownerDocument.createElement('span');
  note.className = 'rich-text-host';
  note.textContent = ` (${host})`;
  link.append(note);
}

/** Style sheets give named colours the shade of the theme. */
function nameColours(span: HTMLSpanElement): void {
  const text = colourName(TEXT_COLOURS, span.style.color);
  const mark = colourName(MARK_COLOURS, span.style.backgroundColor);
  if (text !== null) span.dataset['textColour'] = text;
  if (mark !== null) span.dataset['markColour'] = mark;
}

/** A wide table scrolls in itself, also by keyboard, and leaves the page where it is. */
function letScroll(table: HTMLTableElement): void {
  const frame = table.ownerDocument.createElement('div');
  frame.className = 'rich-text-table';
  frame.tabIndex = 0;
  table.replaceWith(frame);
  frame.append(table);
}
