import { CompassOutlined, FontSizeOutlined, SearchOutlined, TableOutlined } from '@ant-design/icons';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';
import { Link } from 'react-router-dom';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { homePageMessages as messages } from './home.messages.ts';

/** Shown until it is closed: what one would not find by oneself. */
export function IntroductionCard({
  onDismiss,
  onTour,
}: {
  readonly onDismiss: () => void;
  readonly onTour: () => void;
}) {
  const { shellActions, config } = useCore();
  const t = useTranslate();
  return (
    <InsightPanel
      title={messages.introduction}
      className="home-introduction screen-only"
      extra={
        <Button type="link" onClick={onDismiss}>
          {t(messages.dismiss)}
        </Button>
      }
    >
      <ol className="home-introduction-list">
        <li>
          <CompassOutlined aria-hidden />
          <div>
            <button type="button" className="home-link-button" onClick={onTour}>
              {t(messages.tour)}
            </button>
            <span>{t(messages.tourWords)}</span>
          </div>
        </li>
        <li>
          <SearchOutlined aria-hidden />
          <div>
            <strong>{t(messages.findTitle)}</strong>
            <span>{t(messages.findWords)}</span>
          </div>
        </li>
        <li>
          <TableOutlined aria-hidden />
          <div>
            <Link to="/gallery/tables">{t(messages.tableTitle)}</Link>
            <span>{t(messages.tableWords)}</span>
          </div>
        </li>
        {config.hasSettingsDrawer && (
          <li>
            <FontSizeOutlined aria-hidden />
            <div>
              <button type="button" className="home-link-button" onClick={() => shellActions.run('settings')}>
                {t(messages.comfortTitle)}
              </button>
              <span>{t(messages.comfortWords)}</span>
            </div>
          </li>
        )}
      </ol>
    </InsightPanel>
  );
}
