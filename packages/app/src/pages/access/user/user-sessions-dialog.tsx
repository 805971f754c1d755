import { createSessions, type SessionsService } from '@evergreen/core/session/sessions';
import { createThirdBinding, type ThirdBindingService } from '@evergreen/core/session/third-binding';
import { useCore, useEmitted, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Modal, Skeleton } from 'antd';
import { useCallback } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { BindingSection } from '../../session/account-binding/binding-section.tsx';
import { SessionsSection } from '../../session/account-security/sessions-section.tsx';
import { SignInsSection } from '../../session/account-security/sign-ins-section.tsx';
import '../../session/account-security/account-security.css';
import { userMessages as messages } from './user.messages.ts';

/** Where somebody else is signed in, by which third parties, and what happened to the account lately; each can be ended. */
export function UserSessionsDialog({ rows, onClose }: DialogSlotProps) {
  const core = useCore();
  const t = useTranslate();
  const [row] = rows;
  const accountId = row?.id ?? '';
  const sessions = useOwnedService(
    useCallback(() => core.open(({ client }) => createSessions({ client, accountId })), [core, accountId]),
  );
  const bindings = useOwnedService(
    useCallback(() => core.open((page) => createThirdBinding({ ...page, accountId })), [core, accountId]),
  );
  return (
    <Modal
      open
      title={t(messages.sessionsOf(row?.name ?? ''))}
      width={960}
      closable={{ 'aria-label': t(messages.close) }}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
      onCancel={onClose}
    >
      {sessions === null || bindings === null ? (
        <Skeleton active />
      ) : (
        <Sessions sessions={sessions} bindings={bindings} />
      )}
    </Modal>
  );
}

interface SessionsProps {
  readonly sessions: SessionsService;
  readonly bindings: ThirdBindingService;
}

function Sessions({ sessions, bindings }: SessionsProps) {
  useEmitted(bindings, ({ type }) => {
    if (type === 'bindings.changed') sessions.send({ type: 'list.refresh' });
  });
  return (
    <div className="account-security">
      <SessionsSection sessions={sessions} of="other" />
      <BindingSection bindings={bindings} />
      <SignInsSection sessions={sessions} />
    </div>
  );
}
