import type { OnlinePageReference as OnlinePageKind } from '@evergreen/core/shell/navigation';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { useParams } from 'react-router-dom';

import { NotBuiltYetPage } from '../../shell/not-built-yet/not-built-yet.page.tsx';
import { onlineMessages as messages } from './online.messages.ts';

export interface OnlinePageProps {
  readonly page: OnlinePageKind;
  /** As the menu has it. */
  readonly title: string;
}

/** Which of the built-in pages of the online forms and reports this is, and that their service does not exist yet. */
export function OnlinePage({ page, title }: OnlinePageProps) {
  const t = useTranslate();
  const { code, id } = useParams();
  const asked = code ?? id;
  const { name, shows } = messages.pages[page];
  const details = [
    { term: messages.builtInPage, words: t(messages.nameOfPage(name, page)) },
    { term: messages.service, words: t(messages.formService) },
    { term: messages.shows, words: t(shows) },
    ...(asked === undefined ? [] : [{ term: messages.code, words: asked }]),
  ];
  return (
    <NotBuiltYetPage title={title} isInMenu details={details.map(({ term, words }) => ({ term: t(term), words }))} />
  );
}
