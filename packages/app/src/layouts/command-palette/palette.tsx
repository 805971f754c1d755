import { findableActions, type Findable, type FinderService, type FindingTarget } from '@evergreen/core/search';
import { useCore, useEmitted, useFacts, useShellAction } from '@evergreen/react-ui/adapter';
import { Suspense, useEffect, useRef, useState } from 'react';

import { lazyPage } from '../../routing/lazy-page.ts';
import type { FollowedTarget } from '../menu-search/follow-target.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';

const CommandPalette = lazyPage(async () => (await import('./command-palette.tsx')).CommandPalette);
const ShortcutsDialog = lazyPage(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

export interface PaletteProps {
  readonly finder: FinderService;
  readonly pages: readonly Findable[];
  readonly onFollow: (target: FollowedTarget) => void;
}

/** The command palette and the list of shortcuts, by their keys; their programs are fetched when they are first asked for. */
export function Palette({ finder, pages, onFollow }: PaletteProps) {
  const { shellActions } = useCore();
  const actions = useFacts(shellActions);
  const { isOpen } = useFacts(finder);
  const [wasAsked, setWasAsked] = useState(false);
  const [areShortcutsShown, setShortcutsShown] = useState<boolean | null>(null);
  const chosen = useRef<FindingTarget | null>(null);
  if (isOpen && !wasAsked) setWasAsked(true);

  useEffect(() => finder.search([...pages, ...findableActions(actions)]), [finder, pages, actions]);
  useShellAction('shortcuts', () => setShortcutsShown(true));
  useShortcutKeys((what) => {
    if (what === 'palette') finder.send({ type: isOpen ? 'finder.close' : 'finder.open' });
    else shellActions.run('shortcuts');
  });
  useEmitted(finder, ({ target }) => {
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
      {wasAsked && <CommandPalette finder={finder} onGone={carryOut} />}
      {areShortcutsShown === null ? null : (
        <ShortcutsDialog isOpen={areShortcutsShown} onClose={() => setShortcutsShown(false)} />
      )}
    </Suspense>
  );
}
