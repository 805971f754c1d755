import { findablePages, type FinderService, type SpellingBook } from '@evergreen/core/search';
import { menuLeaves } from '@evergreen/core/navigation';
import { useCore, useEmitted, useOwnedService, useShellAction } from '@evergreen/react-ui/adapter';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSitemap } from '../../routing/sitemap-provider.tsx';
import { Palette } from '../command-palette/palette.tsx';
import { followTarget, type FollowedTarget } from './follow-target.ts';
import { MenuSearch } from './menu-search.tsx';

const loadSpeller = async () => (await import('@evergreen/core/pinyin')).spell;

export interface FindingProps {
  /** The header of a narrow screen. */
  readonly isShort: boolean;
}

/** Finding pages and actions by their names: the search of the header and the command palette share what titles sound like. */
export function Finding({ isShort }: FindingProps) {
  const core = useCore();
  const book = useOwnedService(useCallback(() => core.openSpellingBook(loadSpeller), [core]));
  return book === null ? null : <Search book={book} isShort={isShort} />;
}

function Search({ book, isShort }: FindingProps & { readonly book: SpellingBook }) {
  const core = useCore();
  const menu = useOwnedService(useCallback(() => core.openFinder({ book, isOffering: false }), [core, book]));
  const everything = useOwnedService(useCallback(() => core.openFinder({ book, isOffering: true }), [core, book]));
  return menu === null || everything === null ? null : <Found menu={menu} everything={everything} isShort={isShort} />;
}

interface FoundProps extends FindingProps {
  readonly menu: FinderService;
  readonly everything: FinderService;
}

function Found({ menu, everything, isShort }: FoundProps) {
  const { config } = useCore();
  const navigate = useNavigate();
  const sitemap = useSitemap();
  const pages = useMemo(() => findablePages(menuLeaves(sitemap)), [sitemap]);
  const follow = (target: FollowedTarget) => followTarget(target, (path) => void navigate(path));
  useEffect(() => menu.search(pages), [menu, pages]);
  useEmitted(menu, ({ target }) => {
    if (target.kind !== 'action') follow(target);
  });
  useShellAction('home', () => void navigate(config.homePath));
  return (
    <>
      <MenuSearch finder={menu} isShort={isShort} />
      <Palette finder={everything} pages={pages} onFollow={follow} />
    </>
  );
}
