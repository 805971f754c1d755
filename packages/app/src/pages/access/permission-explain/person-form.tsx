import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';

import { permissionExplainMessages as messages } from './permission-explain.messages.ts';

export interface PersonFormProps {
  readonly isLoading: boolean;
  readonly failure: LocalizedText | null;
  readonly onRead: (username: string) => void;
}

/** Asks whose rights are to be shown. */
export function PersonForm({ isLoading, failure, onRead }: PersonFormProps) {
  const t = useTranslate();
  const id = useId();
  const [username, setUsername] = useState('');
  return (
    <form
      className="permission-explain-person"
      onSubmit={(event) => {
        event.preventDefault();
        onRead(username);
      }}
    >
      <label htmlFor={id}>{t(messages.account)}</label>
      <Input
        id={id}
        value={username}
        maxLength={64}
        autoComplete="off"
        placeholder={t(messages.accountPrompt)}
        onChange={(event) => setUsername(event.target.value)}
      />
      <Button type="primary" htmlType="submit" loading={isLoading} disabled={username.trim() === ''}>
        {t(messages.read)}
      </Button>
      {failure !== null && <Alert type="error" showIcon title={t(failure)} />}
    </form>
  );
}
