import { formatDateTime } from '@evergreen/core/format';
import type { GrantEditorService } from '@evergreen/core/access/grant-editor';
import { listed } from '@evergreen/core/kernel';
import { Alert, Button, Space } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { grantEditorWidgetMessages as messages } from './grant-editor.messages.ts';

/** Changes made earlier and never saved, offered back with what others changed meanwhile. */
export function GrantDraftAlert({ editor }: { readonly editor: GrantEditorService }) {
  const { draft, isDirty } = useFacts(editor);
  const t = useTranslate();
  if (draft === null) return null;
  const { savedAt, added, removed, grantedSince, revokedSince } = draft;
  const hasChanged = grantedSince.length + revokedSince.length > 0;
  return (
    <Alert
      type={hasChanged ? 'warning' : 'info'}
      showIcon
      title={t(messages.draft(formatDateTime(savedAt), added, removed))}
      {...(hasChanged
        ? { description: t(messages.changedSince(t(listed(grantedSince)), t(listed(revokedSince)))) }
        : {})}
      action={
        <Space>
          <Button size="small" type="primary" disabled={isDirty} onClick={() => editor.send({ type: 'draft.restore' })}>
            {t(messages.restore)}
          </Button>
          <Button size="small" onClick={() => editor.send({ type: 'draft.discard' })}>
            {t(messages.discard)}
          </Button>
        </Space>
      }
    />
  );
}
