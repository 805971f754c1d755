import { formatDateTime } from '@evergreen/core/format';
import type { OpenedRecord } from '@evergreen/core/insight/home';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { homePageMessages as messages } from './home.messages.ts';

/** The records that the user opened last. */
export const OpenedPanel = memo(function OpenedPanel({ records }: { readonly records: readonly OpenedRecord[] }) {
  const t = useTranslate();
  return (
    <InsightPanel title={messages.opened} className="screen-only">
      {records.length === 0 ? (
        <p className="home-hint">{t(messages.noneOpened)}</p>
      ) : (
        <ul className="home-opened-list">
          {records.map(({ id, label, kind, openedAt, address }) => (
            <li key={address}>
              <Link className="home-opened-row" to={address}>
                <span className="home-opened-label">{label === '' ? id : label}</span>
                <small>{t(kind)}</small>
                <time>{formatDateTime(openedAt).slice(5, 16)}</time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </InsightPanel>
  );
});
