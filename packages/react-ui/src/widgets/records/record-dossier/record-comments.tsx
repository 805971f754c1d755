import type { RecordDossierService } from '@evergreen/core/records/history';
import { Alert, Button, Empty, Mentions } from 'antd';
import { useId, useRef, type KeyboardEvent } from 'react';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { recordDossierMessages as messages } from './record-dossier.messages.ts';

/** What stands before the caret asks for a colleague: the list of colleagues is open. */
const ASKS = /@[^\s@]*$/u;

/** What colleagues say about a record, newest first, under the place to write. */
export function RecordComments({ dossier }: { readonly dossier: RecordDossierService }) {
  const { comments, text, isSending, refusal, colleagues, isSearching } = useFacts(dossier);
  const t = useTranslate();
  const hint = useId();
  const isPhone = useMedia(PHONE);
  const dismissed = useRef('');
  const send = () => dossier.send({ type: 'comment.send' });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
    // The first Escape closes the list of colleagues, not the record.
    const { value, selectionStart } = event.currentTarget;
    if (event.key === 'Escape' && dismissed.current !== value && ASKS.test(value.slice(0, selectionStart))) {
      dismissed.current = value;
      event.stopPropagation();
    }
  };
  return (
    <>
      <div className="record-dossier-write">
        <Mentions
          value={text}
          rows={3}
          aria-label={t(messages.comment)}
          aria-describedby={hint}
          placeholder={t(messages.comment)}
          disabled={isSending}
          loading={isSearching}
          notFoundContent={t(messages.nobody)}
          filterOption={false}
          onChange={(next) => dossier.send({ type: 'comment.type', text: next })}
          onSearch={(words) => dossier.send({ type: 'colleagues.search', words })}
          onSelect={({ key }) => {
            const person = colleagues.find(({ id }) => id === key);
            if (person !== undefined) dossier.send({ type: 'comment.mention', person });
          }}
          onKeyDown={onKeyDown}
          options={colleagues.map(({ id, username, realname }) => ({
            key: id,
            value: realname,
            label: `${realname} (${username})`,
          }))}
        />
        <div className="record-dossier-send">
          <span id={hint}>{t(isPhone ? messages.phoneHint : messages.hint)}</span>
          <Button type="primary" loading={isSending} disabled={text.trim() === ''} onClick={send}>
            {t(messages.send)}
          </Button>
        </div>
        {refusal !== null && <Alert type="error" showIcon role="alert" title={t(refusal)} />}
      </div>
      {comments.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noComments)} />
      ) : (
        <ol className="record-dossier-list" aria-label={t(messages.comments)}>
          {comments.map(({ id, at, by, text: words }) => (
            <li key={id}>
              <div>
                <strong>{by}</strong>
                <br />
                <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 16)}</time>
              </div>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
