import { type Right, createRightHolders, type RightHoldersService } from '@evergreen/core/access/permission-explain';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { foundByLabel } from '@evergreen/react-ui/widgets/base/choice-select';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Select, Skeleton } from 'antd';
import { useId } from 'react';

import { permissionExplainMessages as messages } from './permission-explain.messages.ts';

/** Who has a permission, and by which roles. */
export function HolderList({ rights }: { readonly rights: readonly Right[] }) {
  const holders = usePageService(createRightHolders);
  return holders === null ? null : <Holders rights={rights} holders={holders} />;
}

interface HoldersProps {
  readonly rights: readonly Right[];
  readonly holders: RightHoldersService;
}

function Holders({ rights, holders }: HoldersProps) {
  const t = useTranslate();
  const id = useId();
  const { code, status, holders: found, failure } = useFacts(holders);
  return (
    <>
      <div className="permission-explain-action">
        <label htmlFor={id}>{t(messages.describe)}</label>
        <Select<string>
          id={id}
          {...(code === '' ? {} : { value: code })}
          options={rights.map((right) => ({ value: right.action, label: `${t(right.name)}  ${right.action}` }))}
          showSearch={foundByLabel}
          placeholder={t(messages.actionPrompt)}
          onChange={(chosen) => holders.send({ type: 'code.choose', code: chosen })}
        />
      </div>
      {failure !== null && (
        <LoadFailure
          title={t(messages.holdersFailed)}
          description={t(failure)}
          onRetry={() => holders.send({ type: 'load.retry' })}
        />
      )}
      {status === 'loading' && <Skeleton active />}
      {found !== null && (
        <section aria-label={t(messages.holders)}>
          <h2>{t(messages.holdersTotal(found.total))}</h2>
          <ul className="permission-explain-holders">
            {found.people.map(({ username, realname, roles }) => (
              <li key={username}>
                <strong>{t(messages.personName(realname, username))}</strong> {t(messages.byRoles(roles))}
              </li>
            ))}
          </ul>
          {found.total > found.people.length && <p>{t(messages.unseen(found.total - found.people.length))}</p>}
        </section>
      )}
    </>
  );
}
