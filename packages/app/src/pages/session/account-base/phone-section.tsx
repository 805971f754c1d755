import { maskedMobile } from '@evergreen/core/kernel';
import type { PhoneChangeService } from '@evergreen/core/session/phone-change';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';

import { lazyPage } from '../../../routing/lazy-page.ts';
import { Section } from '../account-settings/section.tsx';
import { accountBaseMessages as messages } from './account-base.messages.ts';

const PhoneDialog = lazyPage(async () => (await import('./phone-dialog.tsx')).PhoneDialog);

export interface PhoneSectionProps {
  readonly change: PhoneChangeService;
  /** Empty for none. */
  readonly phone: string;
}

export function PhoneSection({ change, phone }: PhoneSectionProps) {
  const t = useTranslate();
  const isOpen = useFacts(change).status !== 'closed';
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const button = useRef<HTMLButtonElement>(null);
  const has = phone !== '';
  return (
    <Section
      title={t(messages.phone)}
      description={t(messages.phoneContent)}
      actions={
        <Button ref={button} onClick={() => change.send({ type: 'dialog.show' })}>
          {t(has ? messages.changePhone : messages.addPhone)}
        </Button>
      }
    >
      <span className="account-phone">{has ? maskedMobile(phone) : t(messages.noPhone)}</span>
      {wasOpened && (
        <Suspense fallback={null}>
          <PhoneDialog
            change={change}
            title={t(has ? messages.changePhone : messages.addPhone)}
            onGone={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </Section>
  );
}
