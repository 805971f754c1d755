import type { DepartmentSwitchService } from '@evergreen/core/session/department-switch';
import type { LayoutService } from '@evergreen/core/shell/layout';
import type { PasswordChangeService } from '@evergreen/core/session/password-change';
import { useFacts, useMarkedTab } from '@evergreen/react-ui/adapter';
import { Suspense, useState, type ReactNode } from 'react';

import { lazyPage } from '../../routing/lazy-page.ts';

const PasswordChangeDialog = lazyPage(
  async () => (await import('@evergreen/react-ui/widgets/session/password-change')).PasswordChangeDialog,
);
const DepartmentSwitchDialog = lazyPage(
  async () => (await import('@evergreen/react-ui/widgets/session/department-switch')).DepartmentSwitchDialog,
);
const SettingsDrawer = lazyPage(async () => (await import('../settings-drawer/settings-drawer.tsx')).SettingsDrawer);

export interface AccountDialogsProps {
  readonly layout: LayoutService;
  readonly change: PasswordChangeService;
  readonly departments: DepartmentSwitchService;
  /** A dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** The dialogs and the drawer of the user menu. Their programs are fetched when they are first asked for. */
export function AccountDialogs({ layout, change, departments, onGone }: AccountDialogsProps) {
  const { status, values } = useFacts(change);
  // Passwords are persisted nowhere, so leaving the window asks.
  useMarkedTab(status !== 'closed' && Object.values(values).some((value) => value !== ''));
  return (
    <>
      <OnceAsked isAsked={status !== 'closed'}>
        <PasswordChangeDialog change={change} onGone={onGone} />
      </OnceAsked>
      <OnceAsked isAsked={useFacts(departments).status !== 'closed'}>
        <DepartmentSwitchDialog departments={departments} onGone={onGone} />
      </OnceAsked>
      <OnceAsked isAsked={useFacts(layout).isSettingsOpen}>
        <SettingsDrawer layout={layout} onGone={onGone} />
      </OnceAsked>
    </>
  );
}

function OnceAsked({ isAsked, children }: { readonly isAsked: boolean; readonly children: ReactNode }) {
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked ? <Suspense fallback={null}>{children}</Suspense> : null;
}
