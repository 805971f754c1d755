import type { GrantEditorService } from '@evergreen/core/grant-editor';
import { listed } from '@evergreen/core/kernel';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { grantEditorWidgetMessages as messages } from './grant-editor.messages.ts';

/** People who are named before the others are asked for. */
const FIRST_PEOPLE = 8;

/** Names who loses what, before a save takes it from them. */
export function LossQuestion({ editor }: { readonly editor: GrantEditorService }) {
  const { losses } = useFacts(editor);
  const t = useTranslate();
  return (
    <Modal
      open={losses !== null}
      title={t(messages.lossTitle)}
      okText={t(messages.takeBack)}
      okButtonProps={{ danger: true }}
      cancelText={t(messages.stay)}
      onOk={() => editor.send({ type: 'losses.confirm' })}
      onCancel={() => editor.send({ type: 'losses.cancel' })}
      destroyOnHidden
      centered
      width={520}
    >
      <LossList editor={editor} />
    </Modal>
  );
}

function LossList({ editor }: { readonly editor: GrantEditorService }) {
  const { losses, lossesFailure } = useFacts(editor);
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (losses === null) return null;
  const { total, people, removed } = losses;
  const shown = isWhole ? people : people.slice(0, FIRST_PEOPLE);
  return (
    <>
      {lossesFailure === null ? (
        <p>{t(messages.losers(total, removed.length))}</p>
      ) : (
        <Alert type="warning" showIcon title={t(messages.lossesUnknown)} description={t(lossesFailure)} />
      )}
      <ul className="grant-editor-losses">
        {shown.map(({ id, name, username, lost }) => (
          <li key={id}>
            {t(messages.loser(name, username))}
            <small>{t(listed(lost))}</small>
          </li>
        ))}
        {lossesFailure !== null && removed.map((path) => <li key={path}>{path}</li>)}
      </ul>
      {shown.length < people.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {t(messages.allLosers(people.length))}
        </Button>
      )}
    </>
  );
}
