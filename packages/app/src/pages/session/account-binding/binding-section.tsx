import type { ThirdBindingService } from '@evergreen/core/session/third-binding';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';
import { Suspense, useRef, useState } from 'react';

import { lazyPage } from '../../../routing/lazy-page.ts';
import { Section } from '../account-settings/section.tsx';
import { Unread } from '../account-settings/unread.tsx';
import './account-binding.css';
import { accountBindingMessages as messages } from './account-binding.messages.ts';
import { BoundProviderItem } from './bound-provider-item.tsx';
import { NoProvider } from './no-provider.tsx';

const UnbindDialog = lazyPage(async () => (await import('./unbind-dialog.tsx')).UnbindDialog);

/** Every provider with what is bound there. */
export function BindingSection({ bindings }: { readonly bindings: ThirdBindingService }) {
  const { status, providers, hasPassword, asksPassword, failure, question } = useFacts(bindings);
  const of = asksPassword ? 'own' : 'other';
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [hasDialog, setHasDialog] = useState(false);
  if (question !== null && !hasDialog) setHasDialog(true);
  const refresh = () => bindings.send({ type: 'list.refresh' });
  if (providers === null) return <Unread failure={failure} onRetry={refresh} />;
  // Whoever looks after an account is not told how to bind their own.
  if (of === 'other' && providers.length === 0) return null;
  const hasBindings = providers.some((provider) => provider.bindings.length > 0);
  return (
    <Section title={t(messages.title)} description={t(messages.content[of])}>
      <div className="account-binding-alerts">
        {failure !== null && question === null && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t(status === 'failed' ? messages.unread : messages.failed)}
            description={t(failure)}
            action={
              status === 'failed' && (
                <Button size="small" onClick={refresh}>
                  {t(messages.retry)}
                </Button>
              )
            }
          />
        )}
        {hasBindings && !hasPassword && (
          <Alert
            type="info"
            role="note"
            showIcon
            title={t(messages.onlyWay[of])}
            description={t(messages.onlyWayContent[of])}
          />
        )}
      </div>
      {providers.length === 0 ? (
        <NoProvider />
      ) : (
        <ul ref={list} className="account-binding">
          {providers.map((provider) => (
            <BoundProviderItem key={provider.thirdType} provider={provider} bindings={bindings} />
          ))}
        </ul>
      )}
      {hasDialog && (
        <Suspense fallback={null}>
          <UnbindDialog
            bindings={bindings}
            // The button that opened it may be gone with what it did.
            onGone={() => list.current?.querySelector('button')?.focus()}
          />
        </Suspense>
      )}
    </Section>
  );
}
