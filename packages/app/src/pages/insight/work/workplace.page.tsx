import { ReloadOutlined, RightOutlined } from '@ant-design/icons';
import { createWorkplace, type WorkplaceFacts, type WorkplaceService } from '@evergreen/core/insight/work';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Empty, Skeleton, Tag } from 'antd';
import { Link } from 'react-router-dom';

import { FavouritesPanel } from '../home/favourites-panel.tsx';
import { OpenedPanel } from '../home/opened-panel.tsx';
import '../home/home.page.css';
import { InsightPanel } from '../parts/insight-panel.tsx';
import { usePausedReading } from '../parts/use-paused-reading.ts';
import './work.css';
import { workMessages as messages } from './work.messages.ts';

/** 工作台: what waits for the user, unread announcements, what the team changed, and the user's own links. */
export function WorkplacePage() {
  const workplace = usePageService(createWorkplace);
  return workplace === null ? null : <Workplace workplace={workplace} />;
}

function Workplace({ workplace }: { readonly workplace: WorkplaceService }) {
  const t = useTranslate();
  usePausedReading(workplace);
  const facts = useFacts(workplace);
  const refresh = () => workplace.send({ type: 'work.refresh' });
  return (
    <div className="workplace-page">
      <header className="workplace-header">
        <div>
          <h2>{t(facts.greeting)}</h2>
          <p>{t(facts.today)}</p>
        </div>
        <Button
          icon={<ReloadOutlined aria-hidden />}
          aria-label={t(messages.refresh)}
          title={t(messages.refresh)}
          onClick={refresh}
        />
      </header>
      <WaitingPanel waiting={facts.waiting} onRetry={refresh} />
      <div className="workplace-columns">
        <div>
          <NewsPanel news={facts.news} onRetry={refresh} />
        </div>
        <div className="home-page">
          <UnreadPanel unread={facts.unread} onRetry={refresh} />
          <FavouritesPanel favourites={facts.favourites} otherPages={facts.otherPages} send={workplace.send} />
          <OpenedPanel records={facts.openedRecords} />
        </div>
      </div>
    </div>
  );
}

interface PanelProps {
  readonly onRetry: () => void;
}

const TASKS_PATH = '/dashboard/task';

function WaitingPanel({ waiting, onRetry }: PanelProps & Pick<WorkplaceFacts, 'waiting'>) {
  const t = useTranslate();
  const { lists, total, failure } = waiting;
  const shown = lists?.filter((list) => list.total > 0) ?? null;
  return (
    <InsightPanel
      title={messages.waiting}
      {...(lists === null ? {} : { note: messages.waitingTotal(total) })}
      extra={<MoreLink address={TASKS_PATH} text={t(messages.allTasks)} />}
      failure={failure}
      onRetry={onRetry}
    >
      {shown === null && failure === null && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {shown?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.nothingWaits)} />}
      {shown !== null && shown.length > 0 && (
        <ul className="workplace-waiting" aria-label={t(messages.waiting)}>
          {shown.map((list) => (
            <li key={list.key}>
              <Link className="workplace-tile" to={list.address}>
                <span>{list.title}</span>
                <strong>{list.total}</strong>
                <small>{t(messages.oldestDays(list.oldestDays))}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </InsightPanel>
  );
}

function MoreLink({ address, text }: { readonly address: string; readonly text: string }) {
  return (
    <Link className="insight-panel-link" to={address}>
      {text}
      <RightOutlined aria-hidden />
    </Link>
  );
}

function NewsPanel({ news: { changes, failure }, onRetry }: PanelProps & Pick<WorkplaceFacts, 'news'>) {
  const t = useTranslate();
  return (
    <InsightPanel title={messages.news} note={messages.newsNote} failure={failure} onRetry={onRetry}>
      {changes === null && failure === null && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {changes?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noNews)} />}
      {changes !== null && changes.length > 0 && (
        <ul className="workplace-rows">
          {changes.map(({ key, by, action, title, label, at, address }) => (
            <li key={key}>
              <span className="workplace-row-words">
                <strong>{by}</strong>{' '}
                <Tag variant="filled">
                  {action} · {title}
                </Tag>{' '}
                {address === null ? label : <Link to={address}>{label === '' ? title : label}</Link>}
              </span>
              <time>{at.slice(5, 16)}</time>
            </li>
          ))}
        </ul>
      )}
    </InsightPanel>
  );
}

function UnreadPanel({ unread, onRetry }: PanelProps & Pick<WorkplaceFacts, 'unread'>) {
  const t = useTranslate();
  const { announcements, total, address, failure } = unread;
  const all = address !== null && <MoreLink address={address} text={t(messages.unreadTotal(total))} />;
  return (
    <InsightPanel title={messages.unread} extra={all} failure={failure} onRetry={onRetry}>
      {announcements === null && failure === null && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {announcements?.length === 0 && <p className="home-hint">{t(messages.noneUnread)}</p>}
      {announcements !== null && announcements.length > 0 && (
        <ul className="workplace-rows">
          {announcements.map(({ anntId, titile, sendTime }) => (
            <li key={anntId}>
              <span className="workplace-row-words">
                {address === null ? titile : <Link to={address}>{titile}</Link>}
              </span>
              <time>{(sendTime ?? '').slice(5, 16)}</time>
            </li>
          ))}
        </ul>
      )}
    </InsightPanel>
  );
}
