import type { Resource } from '@evergreen/core/resources';
import { formatDateTime } from '@evergreen/core/format';
import type { PageFacts, ResourcePageService } from '@evergreen/core/records/page';
import { useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';

import { resourcePageMessages as messages } from './resource.messages.ts';
import './draft-notice.css';

export interface DraftNoticeProps {
  readonly resource: Resource;
  readonly page: ResourcePageService;
}

const NO_DRAFTS: PageFacts['drafts'] = [];
/** None while a record is open: its own draft is offered in it. */
const draftsOf = ({ drafts, record }: PageFacts) => (record === null ? drafts : NO_DRAFTS);

/** What was typed here and never saved, whatever ended it: a reload, a crash, an expired session. */
export function DraftNotice({ resource, page }: DraftNoticeProps) {
  const t = useTranslate();
  const drafts = useSelectedFacts(page, draftsOf);
  if (drafts.length === 0) return null;
  const resume = (rowId: string | null) =>
    page.send({
      type: 'record.open',
      mode: rowId === null ? { kind: 'add' } : { kind: 'edit', id: rowId },
      isResuming: true,
    });
  return (
    <Alert
      className="draft-notice"
      type="info"
      showIcon
      title={t(messages.drafts)}
      description={
        <ul>
          {drafts.map(({ key, draft }) => {
            const label = draft.values[resource.labelField];
            const name = typeof label === 'string' && label !== '' ? label : t(messages.newDraft(resource.singular));
            return (
              <li key={key.rowId ?? ''}>
                <span className="draft-notice-name">{name}</span>
                <time>{formatDateTime(draft.savedAt)}</time>
                <Button type="link" size="small" onClick={() => resume(key.rowId)}>
                  {t(messages.goOn)}
                </Button>
                <Button type="link" size="small" onClick={() => page.send({ type: 'draft.discard', key })}>
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
