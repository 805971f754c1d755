import type { PickedUser } from '@evergreen/core/contract';
import type { LocalizedText } from '@evergreen/core/kernel';
import { createPersonSearch, type PersonSearchService } from '@evergreen/core/access/permission-explain';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button, Select, Spin } from 'antd';
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
  const search = usePageService(createPersonSearch);
  return (
    <div className="permission-explain-person">
      <label htmlFor={id}>{t(messages.account)}</label>
      {search !== null && <PersonPicker id={id} search={search} isLoading={isLoading} onChoose={onRead} />}
      {failure !== null && <Alert type="error" showIcon title={t(failure)} />}
    </div>
  );
}

interface PersonPickerProps {
  readonly id: string;
  readonly search: PersonSearchService;
  readonly isLoading: boolean;
  readonly onChoose: (username: string) => void;
}

/** One account, found by a part of its name or of the person's. */
function PersonPicker({ id, search, isLoading, onChoose }: PersonPickerProps) {
  const t = useTranslate();
  const { status, people } = useFacts(search);
  // The first accounts come back when the list closes; who was found by a word may not be among them.
  const [chosen, setChosen] = useState<PickedUser | null>(null);
  const isMissing = chosen !== null && !people.some(({ username }) => username === chosen.username);
  return (
    <Select<string>
      id={id}
      options={[...(isMissing ? [chosen] : []), ...people].map(({ username, realname }) => ({
        value: username,
        label: t(messages.personName(realname, username)),
      }))}
      showSearch={{ filterOption: false, onSearch: (words) => search.send({ type: 'words.type', words }) }}
      placeholder={t(messages.accountPrompt)}
      loading={isLoading || status === 'loading'}
      notFoundContent={<NobodyFound search={search} />}
      onChange={(username) => {
        setChosen(people.find((person) => person.username === username) ?? chosen);
        onChoose(username);
      }}
    />
  );
}

function NobodyFound({ search }: { readonly search: PersonSearchService }) {
  const t = useTranslate();
  switch (useFacts(search).status) {
    case 'loading':
      return <Spin size="small" aria-label={t(messages.loadingPeople)} />;
    case 'failed':
      return (
        <>
          {t(messages.peopleFailed)}{' '}
          <Button type="link" size="small" onClick={() => search.send({ type: 'search.retry' })}>
            {t(messages.retry)}
          </Button>
        </>
      );
    case 'loaded':
      return <span className="permission-explain-nobody">{t(messages.nobodyFound)}</span>;
  }
}
