import { printedPageMessages as messages, type PrintedPageFacts } from '@evergreen/core/shell/printed-page';
import { useCore, useFacts, usePrinting, useTranslate, whenIdle } from '@evergreen/react-ui/adapter';
import { useEffect, useLayoutEffect } from 'react';

import './printed-page.css';
import { usePlace } from './use-place.ts';

/** What a printed page begins with: its title and the organisation; who printed it and when stand below on every page, with its number. */
export function PrintHead() {
  const { printedPage } = useCore();
  const isPrinting = usePrinting();
  useEffect(() => whenIdle(() => printedPage.send({ type: 'organisation.read' })), [printedPage]);
  return isPrinting ? <HeadOnPaper /> : null;
}

function HeadOnPaper() {
  const { config, printedPage } = useCore();
  const { organisation, printed } = useFacts(printedPage);
  const { title } = usePlace();
  const t = useTranslate();
  useLayoutEffect(() => printedPage.send({ type: 'printing.begin' }), [printedPage]);
  const name = t(title ?? config.platformName);
  return (
    <header className="print-head">
      <style>{pageStyle({ organisation, printed }, name, t)}</style>
      <p>{t(organisation)}</p>
      <h1>{name}</h1>
    </header>
  );
}

const MARGIN_BOX = "color: #444; font: 8pt 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif;";

const COUNTERS = ['counter(page)', 'counter(pages)'] as const;

/** The margins of every page (CSS Paged Media): what is printed, who printed it and when, and the number of the page. */
function pageStyle(
  { organisation, printed }: Pick<PrintedPageFacts, 'organisation' | 'printed'>,
  title: string,
  t: ReturnType<typeof useTranslate>,
): string {
  const counted = t(messages.pageOf(COUNTERS[0], COUNTERS[1])).split(/(counter\(pages?\))/u);
  const pages = counted.map((part) => (COUNTERS.some((counter) => counter === part) ? part : quoted(part))).join(' ');
  return `@page {
  size: A4;
  margin: 12mm 12mm 16mm;
  @bottom-left { content: ${quoted(`${t(organisation)} · ${title}`)}; ${MARGIN_BOX} }
  @bottom-center { content: ${quoted(t(printed))}; ${MARGIN_BOX} }
  @bottom-right { content: ${pages}; ${MARGIN_BOX} }
}`;
}

/** A text as a string of a style sheet; what could end it is written by its code. */
function quoted(text: string): string {
  const escaped = text.replaceAll(/["\\<\n\r\f]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}
