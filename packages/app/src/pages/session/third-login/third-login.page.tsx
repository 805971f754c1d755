import { ReloadOutlined } from '@ant-design/icons';
import type { BoundProvider } from '@evergreen/core/contract';
import {
  createThirdBinding,
  createThirdSignIns,
  type ThirdBindingService,
  type ThirdSignInsService,
} from '@evergreen/core/session/third-binding';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Tag } from 'antd';
import { Link } from 'react-router-dom';

import { accountBindingMessages } from '../account-binding/account-binding.messages.ts';
import { NoProvider } from '../account-binding/no-provider.tsx';
import '../account-binding/account-binding.css';
import { Section } from '../account-settings/section.tsx';
import { SignInsTable } from '../account-settings/sign-ins-table.tsx';
import { Unread } from '../account-settings/unread.tsx';
import { thirdLoginMessages as messages } from './third-login.messages.ts';

const BINDING_PATH = '/account/settings/binding';

/** 第三方登录: by which third parties one can sign in, and what the log says about them. */
export function ThirdLoginPage() {
  const bindings = usePageService(createThirdBinding);
  const signIns = usePageService(createThirdSignIns);
  return (
    <div className="account-settings-parts">
      {bindings !== null && <WaysSection bindings={bindings} />}
      {signIns !== null && <RecordsSection signIns={signIns} />}
    </div>
  );
}

function WaysSection({ bindings }: { readonly bindings: ThirdBindingService }) {
  const { providers, failure } = useFacts(bindings);
  const t = useTranslate();
  if (providers === null) return <Unread failure={failure} onRetry={() => bindings.send({ type: 'list.refresh' })} />;
  return (
    <Section
      title={t(messages.ways)}
      description={t(messages.waysContent)}
      actions={<Link to={BINDING_PATH}>{t(messages.manage)}</Link>}
    >
      {providers.length === 0 ? (
        <NoProvider />
      ) : (
        <ul className="account-binding">
          {providers.map((provider) => (
            <Way key={provider.thirdType} provider={provider} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Way({ provider: { name, isOffered, bindings } }: { readonly provider: BoundProvider }) {
  const t = useTranslate();
  const last = bindings
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .toSorted()
    .at(-1);
  return (
    <li>
      <div className="account-binding-name">
        {name}
        {isOffered ? (
          <Tag {...(bindings.length === 0 ? {} : { color: 'success' })}>
            {t(bindings.length === 0 ? accountBindingMessages.unbound : messages.bound(bindings.length))}
          </Tag>
        ) : (
          <Tag color="warning">{t(accountBindingMessages.notOffered)}</Tag>
        )}
      </div>
      {bindings.length > 0 && (
        <p>{t(last === undefined ? accountBindingMessages.neverUsed : messages.lastUsedAt(last))}</p>
      )}
    </li>
  );
}

function RecordsSection({ signIns: service }: { readonly signIns: ThirdSignInsService }) {
  const { status, signIns, failure } = useFacts(service);
  const t = useTranslate();
  const refresh = () => service.send({ type: 'list.refresh' });
  if (failure !== null) return <Unread failure={failure} onRetry={refresh} />;
  return (
    <Section
      title={t(messages.records)}
      description={t(messages.recordsContent)}
      actions={
        <Button icon={<ReloadOutlined aria-hidden />} onClick={refresh}>
          {t(messages.refresh)}
        </Button>
      }
    >
      <SignInsTable
        label={t(messages.records)}
        signIns={signIns}
        isLoading={status === 'loading'}
        emptyText={t(messages.noRecords)}
      />
    </Section>
  );
}
