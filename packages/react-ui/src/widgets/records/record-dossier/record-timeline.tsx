import type { ShownEvent } from '@evergreen/core/records/history';
import { Empty } from 'antd';

import { AddressLink, useTranslate } from '../../../adapter/index.ts';
import { recordDossierMessages as messages } from './record-dossier.messages.ts';

/** What was recorded about the record in other places, newest first; each line leads there. */
export function RecordTimeline({ events }: { readonly events: readonly ShownEvent[] }) {
  const t = useTranslate();
  if (events.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noEvents)} />;
  return (
    <ol className="record-dossier-list" aria-label={t(messages.timeline)}>
      {events.map(({ resource, id, at, label, name, state, path }) => (
        <li key={`${resource}/${id}`}>
          <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 16)}</time>
          <div>
            <span className="record-dossier-kind">{t(label)}</span>
            <AddressLink to={path}>{name === '' ? t(label) : name}</AddressLink>
            {state !== '' && <span> · {state}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
