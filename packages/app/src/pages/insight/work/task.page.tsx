import { ReloadOutlined } from '@ant-design/icons';
import {
  createTasks,
  WORK_AGES,
  type TasksService,
  type WorkList,
  type WorkOfPerson,
} from '@evergreen/core/insight/work';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { StateTag } from '@evergreen/react-ui/widgets/base/state-tag';
import { Button, Empty, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { usePausedReading } from '../parts/use-paused-reading.ts';
import './work.css';
import { workMessages as messages } from './work.messages.ts';

/** 任务: the work that waits, by list and by person, each leading into the list of just these records. */
export function TaskPage() {
  const tasks = usePageService(createTasks);
  return tasks === null ? null : <Tasks tasks={tasks} />;
}

type Grouping = 'list' | 'person';

function Tasks({ tasks }: { readonly tasks: TasksService }) {
  const t = useTranslate();
  usePausedReading(tasks);
  const { waiting } = useFacts(tasks);
  const [grouping, setGrouping] = useState<Grouping>('list');
  const { lists, people, total, failure } = waiting;
  const refresh = () => tasks.send({ type: 'work.refresh' });
  const tools = (
    <span className="task-tools">
      <Segmented<Grouping>
        aria-label={t(messages.grouping)}
        value={grouping}
        onChange={setGrouping}
        options={[
          { value: 'list', label: t(messages.byList) },
          { value: 'person', label: t(messages.byPerson) },
        ]}
      />
      <Button
        icon={<ReloadOutlined aria-hidden />}
        aria-label={t(messages.refresh)}
        title={t(messages.refresh)}
        onClick={refresh}
      />
    </span>
  );
  return (
    <InsightPanel
      className="task-page"
      title={messages.waiting}
      {...(lists === null ? {} : { note: messages.waitingTotal(total) })}
      extra={tools}
      failure={failure}
      onRetry={refresh}
    >
      {lists === null && failure === null && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {lists !== null && lists.length === 0 && <Nothing text={t(messages.noLists)} />}
      {lists !== null && lists.length > 0 && grouping === 'list' && <Lists lists={lists} />}
      {lists !== null && lists.length > 0 && grouping === 'person' && <People people={people} />}
    </InsightPanel>
  );
}

function Nothing({ text }: { readonly text: string }) {
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} />;
}

/** Days from which on a wait is marked. */
const LONG_WAIT = 7;

function Lists({ lists }: { readonly lists: readonly WorkList[] }) {
  const t = useTranslate();
  return (
    <div className="task-scroll">
      <table className="task-table" aria-label={t(messages.waiting)}>
        <thead>
          <tr>
            <th scope="col">{t(messages.list)}</th>
            <th scope="col">{t(messages.total)}</th>
            {WORK_AGES.map((age) => (
              <th key={t(age)} scope="col" className="task-age">
                {t(age)}
              </th>
            ))}
            <th scope="col">{t(messages.oldest)}</th>
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <tr key={list.key} className={list.total === 0 ? 'task-none' : undefined}>
              <th scope="row">
                <Link to={list.address}>{list.title}</Link>
              </th>
              <td className="task-total">{list.total}</td>
              {WORK_AGES.map((age, index) => (
                <td key={t(age)} className="task-age">
                  {list.ages[index] ?? 0}
                </td>
              ))}
              <td>{list.oldest === null ? '–' : <Oldest list={list} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Oldest({ list: { oldest, oldestDays } }: { readonly list: WorkList }) {
  const t = useTranslate();
  return (
    <span className="task-oldest">
      <time>{(oldest ?? '').slice(0, 16)}</time>
      <StateTag colour={oldestDays >= LONG_WAIT ? 'red' : oldestDays >= 1 ? 'gold' : 'default'}>
        {t(messages.oldestDays(oldestDays))}
      </StateTag>
    </span>
  );
}

function People({ people }: { readonly people: readonly WorkOfPerson[] }) {
  const t = useTranslate();
  if (people.length === 0) return <Nothing text={t(messages.nothingWaits)} />;
  return (
    <div className="task-scroll">
      <table className="task-table" aria-label={t(messages.byPerson)}>
        <thead>
          <tr>
            <th scope="col">{t(messages.person)}</th>
            <th scope="col">{t(messages.total)}</th>
            <th scope="col">{t(messages.work)}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, count, lists }) => (
            <tr key={name}>
              <th scope="row">{name === '' ? t(messages.unknownPerson) : name}</th>
              <td className="task-total">{count}</td>
              <td>
                <ul className="task-lists">
                  {lists.map((list) => (
                    <li key={list.address}>
                      <Link to={list.address}>
                        {list.title} {list.count}
                      </Link>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
