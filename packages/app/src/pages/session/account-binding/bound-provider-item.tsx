import type { BoundProvider, ThirdBinding } from '@evergreen/core/contract';
import type { ThirdBindingService } from '@evergreen/core/session/third-binding';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Tag } from 'antd';

import { accountBindingMessages as messages } from './account-binding.messages.ts';

export interface BoundProviderItemProps {
  readonly provider: BoundProvider;
  readonly bindings: ThirdBindingService;
}

/** One provider: its name, the button that binds, and what is bound. */
export function BoundProviderItem({ provider, bindings: service }: BoundProviderItemProps) {
  const { thirdType, name, isOffered, bindings } = provider;
  const { status, waitingFor, canUnbind, asksPassword } = useFacts(service);
  const t = useTranslate();
  const isFirst = bindings.length === 0;
  return (
    <li>
      <div className="account-binding-line">
        <div className="account-binding-name">
          {name}
          {isFirst && <Tag>{t(messages.unbound)}</Tag>}
          {!isOffered && <Tag color="warning">{t(messages.notOffered)}</Tag>}
        </div>
        {isOffered && asksPassword && (
          <Button
            type={isFirst ? 'primary' : 'default'}
            aria-label={t(isFirst ? messages.bindNamed(name) : messages.bindAnotherNamed(name))}
            disabled={status !== 'loaded' && waitingFor !== thirdType}
            loading={waitingFor === thirdType}
            onClick={() => service.send({ type: 'provider.bind', thirdType })}
          >
            {t(isFirst ? messages.bind : messages.bindAnother)}
          </Button>
        )}
      </div>
      {waitingFor === thirdType && status === 'waiting' && (
        <div className="account-binding-waiting">
          <output>{t(messages.waiting)}</output>
          <Button onClick={() => service.send({ type: 'bind.cancel' })}>{t(messages.cancel)}</Button>
        </div>
      )}
      {!isFirst && (
        <ul>
          {bindings.map((binding) => (
            <BindingItem
              key={binding.id}
              binding={binding}
              canUnbind={canUnbind}
              onUnbind={() => service.send({ type: 'binding.remove', id: binding.id })}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface BindingItemProps {
  readonly binding: ThirdBinding;
  readonly canUnbind: boolean;
  readonly onUnbind: () => void;
}

function BindingItem({ binding: { name, boundAt, lastUsedAt }, canUnbind, onUnbind }: BindingItemProps) {
  const t = useTranslate();
  const shown = name === '' ? t(messages.nameless) : name;
  return (
    <li>
      <div className="account-binding-line">
        <div>
          {shown}
          <p>
            {t(messages.boundAt(boundAt))} ·{' '}
            {t(lastUsedAt === null ? messages.neverUsed : messages.lastUsedAt(lastUsedAt))}
          </p>
        </div>
        {canUnbind && (
          <Button danger aria-label={t(messages.unbindNamed(shown))} onClick={onUnbind}>
            {t(messages.unbind)}
          </Button>
        )}
      </div>
    </li>
  );
}
