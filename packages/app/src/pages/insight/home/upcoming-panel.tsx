import { RightOutlined } from '@ant-design/icons';
import type { UpcomingActivities, UpcomingActivity } from '@evergreen/core/insight/home';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { ShareBar } from '@evergreen/react-ui/widgets/base/share-bar';
import { StateTag } from '@evergreen/react-ui/widgets/base/state-tag';
import { Empty, Skeleton } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { homePageMessages as messages } from './home.messages.ts';

export interface UpcomingPanelProps {
  readonly upcoming: UpcomingActivities;
  readonly onRetry: () => void;
}

/** The next fourteen days, each activity with how full it is. */
export const UpcomingPanel = memo(function UpcomingPanel({ upcoming, onRetry }: UpcomingPanelProps) {
  const t = useTranslate();
  const { activities, furtherCount, address, failure } = upcoming;
  const all = (
    <Link className="insight-panel-link" to={address}>
      {furtherCount > 0 ? t(messages.furtherActivities(furtherCount)) : t(messages.allUpcoming)}
      <RightOutlined aria-hidden />
    </Link>
  );
  return (
    <InsightPanel title={messages.upcoming} extra={all} failure={failure} onRetry={onRetry} className="home-upcoming">
      {activities === null && failure === null && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {activities?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noneUpcoming)} />
      )}
      {activities !== null && activities.length > 0 && (
        <ol className="home-upcoming-list">
          {activities.map((activity) => (
            <li key={activity.id}>
              <UpcomingRow activity={activity} />
            </li>
          ))}
        </ol>
      )}
    </InsightPanel>
  );
});

function UpcomingRow({ activity }: { readonly activity: UpcomingActivity }) {
  const t = useTranslate();
  const { title, startTime, place, signedCount, quota, fullness, address } = activity;
  return (
    <Link className="home-upcoming-row" to={address}>
      <time className="home-upcoming-time" dateTime={startTime.replace(' ', 'T')}>
        <span className="home-upcoming-day">{startTime.slice(5, 10)}</span>
        <span>{startTime.slice(11, 16)}</span>
      </time>
      <span className="home-upcoming-title">
        <span>{title}</span>
        <small>{place}</small>
      </span>
      {fullness !== 'open' && (
        <StateTag colour={fullness === 'full' ? 'red' : 'gold'}>
          {t(fullness === 'full' ? messages.full : messages.nearlyFull)}
        </StateTag>
      )}
      <ShareBar value={signedCount} total={quota} />
    </Link>
  );
}
