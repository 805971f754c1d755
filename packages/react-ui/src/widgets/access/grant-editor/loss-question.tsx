import type { GrantEditorService } from '@evergreen/core/access/grant-editor';
import { Modal } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { RightsLossList } from '../rights-losses/index.ts';
import { grantEditorWidgetMessages as messages } from './grant-editor.messages.ts';

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
  if (losses === null) return null;
  const { total, people, removed } = losses;
  return (
    <>
      <RightsLossList
        losses={{ total, people, failure: lossesFailure }}
        introduction={t(messages.losers(total, removed.length))}
      />
      {lossesFailure !== null && (
        <ul>
          {removed.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      )}
    </>
  );
}
