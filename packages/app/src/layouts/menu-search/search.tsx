import { searchablePages, type GlobalSearchService, type PinyinIndex } from '@evergreen/core/shell/search';
import { menuLeaves } from '@evergreen/core/shell/navigation';
import { useCore, useEmitted, useOwnedService, useShellAction } from '@evergreen/react-ui/adapter';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSitemap } from '../../routing/use-sitemap.ts';
import { Palette } from '../command-palette/palette.tsx';
import { followTarget, type FollowedTarget } from './follow-target.ts';
import { MenuSearch } from './menu-search.tsx';

const loadSpeller = async () => (await import('@evergreen/core/shell/pinyin')).spell;

export interface MenuSearchBoxProps {
  /** The header of a narrow screen. */
  readonly isShort: boolean;
}

/** Finding pages and actions by their names: the search of the header and the command palette share what titles sound like. */
export function MenuSearchBox({ isShort }: MenuSearchBoxProps) {
  const core = useCore();
  const book = useOwnedService(useCallback(() => core.openPinyinIndex(loadSpeller), [core]));
  return book === null ? null : <Search book={book} isShort={isShort} />;
}

function Search({ book, isShort }: MenuSearchBoxProps & { readonly book: PinyinIndex }) {
  const core = useCore();
  const menu = useOwnedService(useCallback(() => core.openGlobalSearch({ book, isOffering: false }), [core, book]));
  const everything = useOwnedService(
    useCallback(() => core.openGlobalSearch({ book, isOffering: true }), [core, book]),
  );
  return menu === null || everything === null ? null : <Found menu={menu} everything={everything} isShort={isShort} />;
}

interface FoundProps extends MenuSearchBoxProps {
  readonly menu: GlobalSearchService;
  readonly everything: GlobalSearchService;
}

function Found({ menu, everything, isShort }: FoundProps) {
  const { config } = useCore();
  const navigate = useNavigate();
  const sitemap = useSitemap();
  const pages = useMemo(() => searchablePages(menuLeaves(sitemap)), [sitemap]);
  const follow = (target: FollowedTarget) => followTarget(target, (path) => void navigate(path));
  useEffect(() => menu.search(pages), [menu, pages]);
  useEmitted(menu, ({ target }) => {
    if (target.kind !== 'action') follow(target);
  });
  useShellAction('home', () => void navigate(config.homePath));
  return (
    <>
      <MenuSearch
        globalSearch={menu}
        isShort={isShort}
        onWiden={(words) => everything.send({ type: 'words.type', words })}
      />
      <Palette globalSearch={everything} pages={pages} onFollow={follow} />
    </>
  );
}
