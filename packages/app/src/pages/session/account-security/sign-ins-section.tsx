import type { SessionsService } from '@evergreen/core/session/sessions';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';

import { Section } from '../account-settings/section.tsx';
import { SignInsTable } from '../account-settings/sign-ins-table.tsx';
import { accountSecurityMessages as messages } from './account-security.messages.ts';

/** What happened to the account lately, failed attempts of others included. */
export function SignInsSection({ sessions }: { readonly sessions: SessionsService }) {
  const { status, signIns, failure } = useFacts(sessions);
  const t = useTranslate();
  // The failure is told above, where reading can be tried again.
  if (failure !== null && signIns.length === 0) return null;
  return (
    <Section title={t(messages.signIns)} description={t(messages.signInsContent)}>
      <SignInsTable
        label={t(messages.signIns)}
        signIns={signIns}
        isLoading={status === 'loading'}
        emptyText={t(messages.noSignIns)}
      />
    </Section>
  );
}
