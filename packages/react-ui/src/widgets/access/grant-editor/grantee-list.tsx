import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import type { Grantee } from '@evergreen/core/access/grant-editor';
import { foldText, searchedText } from '@evergreen/core/kernel';
import { Empty, Input } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { grantEditorWidgetMessages as messages } from './grant-editor.messages.ts';

export interface GranteeListProps {
  readonly label: string;
  readonly grantees: readonly Grantee[];
  readonly chosen: Grantee | null;
  readonly onChoose: (id: string) => void;
}

/** Whoever can be granted something; departments stand in below the one they belong to. */
export function GranteeList({ label, grantees, chosen, onChoose }: GranteeListProps) {
  const t = useTranslate();
  const [words, setWords] = useState('');
  const wanted = searchedText(words);
  const found = grantees.filter(({ name, note }) => foldText(`${name} ${note}`).includes(wanted));
  return (
    <section className="grantee-list" aria-label={label}>
      <Input
        allowClear={{ clearIcon: <CloseCircleFilled aria-label={t(messages.clear)} /> }}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t(messages.search)}
        aria-label={t(messages.search)}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noGrantee)} />
      ) : (
        <ul>
          {found.map(({ id, name, note, depth }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === chosen?.id ? 'true' : undefined}
                style={{ paddingInlineStart: 12 + (wanted === '' ? depth : 0) * 20 }}
                onClick={() => onChoose(id)}
              >
                <span>{name}</span>
                {note !== '' && <span className="grantee-list-note">{note}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
