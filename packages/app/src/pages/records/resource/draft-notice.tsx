import type { Resource } from '@evergreen/core/resources';
import type { AuthFacts } from '@evergreen/core/auth';
import type { DraftKey } from '@evergreen/core/drafts';
import { formatDateTime } from '@evergreen/core/format';
import type { RecordFormMode } from '@evergreen/core/record-form';
import { useCore, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';
import { useState } from 'react';

import { resourcePageMessages as messages } from './resource.messages.ts';
import './draft-notice.css';

export interface DraftNoticeProps {
  readonly resource: Resource;
  readonly onResume: (mode: RecordFormMode) => void;
}

const userIdOf = (facts: AuthFacts) => facts.user?.id ?? '';

/** What was typed here and never saved, whatever ended it: a reload, a crash, an expired session. */
export function DraftNotice({ resource, onResume }: DraftNoticeProps) {
  const { auth, drafts } = useCore();
  const t = useTranslate();
  const userId = useSelectedFacts(auth, userIdOf);
  const [kept, setKept] = useState(() => drafts.list(userId, resource.name));
  if (kept.length === 0) return null;

  const discard = (key: DraftKey) => {
    drafts.remove(key);
    setKept(drafts.list(userId, resource.name));
  };
  return (
    <Alert
      className="draft-notice"
      type="info"
      showIcon
      title={t(messages.drafts)}
      description={
        <ul>
          {kept.map(({ key, draft }) => {
            const label = draft.values[resource.labelField];
            const name = typeof label === 'string' && label !== '' ? label : t(messages.newDraft(resource.singular));
            return (
              <li key={key.rowId ?? ''}>
                <span className="draft-notice-name">{name}</span>
                <time>{formatDateTime(draft.savedAt)}</time>
                <Button
                  type="link"
                  size="small"
                  onClick={() => onResume(key.rowId === null ? { kind: 'add' } : { kind: 'edit', id: key.rowId })}
                >
                  {t(messages.goOn)}
                </Button>
                <Button type="link" size="small" onClick={() => discard(key)}>
                  {t(messages.discard)}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
