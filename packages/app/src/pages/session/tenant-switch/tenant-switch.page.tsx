import {
  createTenantSwitch,
  type EnterableTenant,
  type TenantSwitchService,
} from '@evergreen/core/session/tenant-switch';
import { useCore, useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Empty, Popconfirm, Tag } from 'antd';

import { Section } from '../account-settings/section.tsx';
import { Unread } from '../account-settings/unread.tsx';
import './tenant-switch.css';
import { tenantSwitchMessages as messages } from './tenant-switch.messages.ts';

/** 租户选择: the tenants that one may work for, and the one that one works for now. */
export function TenantSwitchPage() {
  const tenants = usePageService(createTenantSwitch);
  return tenants === null ? null : <Tenants service={tenants} />;
}

function Tenants({ service }: { readonly service: TenantSwitchService }) {
  const { status, failure, tenants } = useFacts(service);
  const t = useTranslate();
  if (status !== 'loaded') return <Unread failure={failure} onRetry={() => service.send({ type: 'list.retry' })} />;
  return (
    <Section title={t(messages.title)} description={t(messages.description)}>
      {tenants.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.none)} />
      ) : (
        <ul className="tenant-list">
          {tenants.map((tenant) => (
            <li key={tenant.id} {...(tenant.isCurrent ? { 'aria-current': 'true' as const } : {})}>
              <span>{t(tenant.name)}</span>
              {tenant.isCurrent ? (
                <Tag color="success">{t(messages.current)}</Tag>
              ) : (
                <EnterButton tenant={tenant} onEnter={() => service.send({ type: 'tenant.choose', id: tenant.id })} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface EnterButtonProps {
  readonly tenant: EnterableTenant;
  readonly onEnter: () => void;
}

function EnterButton({ tenant, onEnter }: EnterButtonProps) {
  const { tabs } = useCore();
  const { hasUnsavedEdits } = useFacts(tabs);
  const t = useTranslate();
  const button = (
    <Button aria-label={t(messages.enterNamed(t(tenant.name)))} {...(hasUnsavedEdits ? {} : { onClick: onEnter })}>
      {t(messages.enter)}
    </Button>
  );
  if (!hasUnsavedEdits) return button;
  return (
    <Popconfirm
      title={t(messages.unsaved)}
      okText={t(messages.yes)}
      cancelText={t(messages.cancel)}
      onConfirm={onEnter}
    >
      {button}
    </Popconfirm>
  );
}
