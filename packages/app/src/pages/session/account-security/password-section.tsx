import { KeyOutlined } from '@ant-design/icons';
import type { AuthFacts } from '@evergreen/core/session/auth';
import type { PasswordChangeService } from '@evergreen/core/session/password-change';
import { useCore, useFacts, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';

import { lazyPage } from '../../../routing/lazy-page.ts';
import { accountSecurityMessages as messages } from './account-security.messages.ts';
import { Section } from '../account-settings/section.tsx';

const PasswordChangeDialog = lazyPage(
  async () => (await import('@evergreen/react-ui/widgets/session/password-change')).PasswordChangeDialog,
);

const usernameOf = ({ user }: AuthFacts) => user?.username ?? '';

export function PasswordSection({ change }: { readonly change: PasswordChangeService }) {
  const { auth } = useCore();
  const t = useTranslate();
  const username = useSelectedFacts(auth, usernameOf);
  const isOpen = useFacts(change).status !== 'closed';
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Section
      title={t(messages.password)}
      description={t(messages.passwordContent)}
      actions={
        <Button
          ref={button}
          icon={<KeyOutlined aria-hidden />}
          onClick={() => change.send({ type: 'dialog.show', username })}
        >
          {t(messages.changePassword)}
        </Button>
      }
    >
      {wasOpened && (
        <Suspense fallback={null}>
          <PasswordChangeDialog change={change} onGone={() => button.current?.focus()} />
        </Suspense>
      )}
    </Section>
  );
}
