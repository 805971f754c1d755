import { findablePages, type FinderService, type SpellingBook } from '@evergreen/core/finding';
import { menuLeaves } from '@evergreen/core/menu';
import { useCore, useEmitted, useOwnedService } from '@evergreen/react-ui/adapter';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSitemap } from '../../routing/sitemap-provider.tsx';
import { followTarget } from './follow-target.ts';
import { MenuSearch } from './menu-search.tsx';

const loadSpeller = async () => (await import('@evergreen/core/pinyin')).spell;

export interface FindingProps {
  /** The header of a narrow screen. */
  readonly isShort: boolean;
}

/** Finding pages by their names, from the header. */
export function Finding({ isShort }: FindingProps) {
  const core = useCore();
  const book = useOwnedService(useCallback(() => core.openSpellingBook(loadSpeller), [core]));
  return book === null ? null : <Search book={book} isShort={isShort} />;
}

function Search({ book, isShort }: FindingProps & { readonly book: SpellingBook }) {
  const core = useCore();
  const finder = useOwnedService(useCallback(() => core.openFinder({ book, isOffering: false }), [core, book]));
  return finder === null ? null : <PageSearch finder={finder} isShort={isShort} />;
}

function PageSearch({ finder, isShort }: FindingProps & { readonly finder: FinderService }) {
  const navigate = useNavigate();
  const sitemap = useSitemap();
  const pages = useMemo(() => findablePages(menuLeaves(sitemap)), [sitemap]);
  useEffect(() => finder.search(pages), [finder, pages]);
  useEmitted(finder, ({ target }) => {
    if (target.kind !== 'action') followTarget(target, (path) => void navigate(path));
  });
  return <MenuSearch finder={finder} isShort={isShort} />;
}
