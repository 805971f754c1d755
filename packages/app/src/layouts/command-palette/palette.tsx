import {
  searchableActions,
  searchablePagesBesideMenu,
  type SearchItem,
  type GlobalSearchService,
  type SearchTarget,
} from '@evergreen/core/shell/search';
import { pagesBesideMenu } from '@evergreen/core/shell/navigation';
import { useCore, useEmitted, useFacts, useShellAction } from '@evergreen/react-ui/adapter';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';

import { lazyPage } from '../../routing/lazy-page.ts';
import { useSitemap } from '../../routing/use-sitemap.ts';
import type { FollowedTarget } from '../menu-search/follow-target.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';

const CommandPalette = lazyPage(async () => (await import('./command-palette.tsx')).CommandPalette);
const ShortcutsDialog = lazyPage(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

export interface PaletteProps {
  readonly globalSearch: GlobalSearchService;
  readonly pages: readonly SearchItem[];
  readonly onFollow: (target: FollowedTarget) => void;
}

/** The command palette and the list of shortcuts, by their keys; their programs are fetched when they are first asked for. */
export function Palette({ globalSearch, pages, onFollow }: PaletteProps) {
  const { shellActions } = useCore();
  const actions = useFacts(shellActions);
  const { isOpen } = useFacts(globalSearch);
  const [wasAsked, setWasAsked] = useState(false);
  const [areShortcutsShown, setShortcutsShown] = useState<boolean | null>(null);
  const [records, setRecords] = useState<readonly SearchItem[]>([]);
  const sitemap = useSitemap();
  const beside = useMemo(() => searchablePagesBesideMenu(pagesBesideMenu(sitemap)), [sitemap]);
  const chosen = useRef<SearchTarget | null>(null);
  if (isOpen && !wasAsked) setWasAsked(true);

  useEffect(
    () => globalSearch.search([...pages, ...beside, ...searchableActions(actions), ...records]),
    [globalSearch, pages, beside, actions, records],
  );
  useShellAction('search', () => globalSearch.send({ type: 'search.open' }));
  useShellAction('shortcuts', () => setShortcutsShown(true));
  useShortcutKeys((what) => {
    if (what === 'palette') globalSearch.send({ type: isOpen ? 'search.close' : 'search.open' });
    else shellActions.run('shortcuts');
  });
  useEmitted(globalSearch, ({ target }) => {
    if (target.kind === 'action') chosen.current = target;
    else onFollow(target);
  });
  // A dialog that opened while the palette still goes would lose the focus to what had it before.
  const carryOut = () => {
    const target = chosen.current;
    chosen.current = null;
    if (target?.kind === 'action') shellActions.run(target.action);
  };

  return (
    <Suspense fallback={null}>
      {wasAsked && <CommandPalette globalSearch={globalSearch} onRecords={setRecords} onGone={carryOut} />}
      {areShortcutsShown === null ? null : (
        <ShortcutsDialog isOpen={areShortcutsShown} onClose={() => setShortcutsShown(false)} />
      )}
    </Suspense>
  );
}
