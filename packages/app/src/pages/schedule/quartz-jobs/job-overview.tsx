import { createJobOverview, type JobOverviewFacts, type ShownRun } from '@evergreen/core/schedule/job-overview';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Alert, Collapse, Progress, Skeleton, Table, type TableColumnsType } from 'antd';
import { useCallback } from 'react';

import { quartzJobMessages as messages } from './quartz-job.messages.ts';
import './quartz-jobs.css';

/** The details of a job begin with when it runs and how it went. */
export function JobOverview({ id }: { readonly id: string }) {
  const core = useCore();
  const overview = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => createJobOverview({ client, clock, id })), [core, id]),
  );
  return overview === null ? <Skeleton active /> : <Overview overview={overview} />;
}

function Overview({ overview }: { readonly overview: ReturnType<typeof createJobOverview> }) {
  const facts = useFacts(overview);
  const t = useTranslate();
  if (facts.failure !== null)
    return <LoadFailure title={t(facts.failure)} onRetry={() => overview.send({ type: 'overview.retry' })} />;
  if (facts.status === 'loading' && facts.words === null && facts.runs.length === 0) return <Skeleton active />;
  return (
    <div className="job-overview">
      {facts.hasNoRunner && <Alert type="error" showIcon title={t(messages.noRunner)} />}
      {facts.isLate && !facts.hasNoRunner && <Alert type="warning" showIcon title={t(messages.late)} />}
      <Schedule facts={facts} />
      <Runs runs={facts.runs} />
    </div>
  );
}

function Schedule({ facts: { words, next } }: { readonly facts: JobOverviewFacts }) {
  const t = useTranslate();
  return (
    <section>
      <h3>{t(messages.schedule)}</h3>
      <p>{words ?? t(messages.neverAgain)}</p>
      {next.length > 0 && (
        <>
          <p className="job-overview-heading">{t(messages.nextFires)}</p>
          <ol className="job-overview-fires">
            {next.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Runs({ runs }: { readonly runs: readonly ShownRun[] }) {
  const t = useTranslate();
  const running = runs.find(({ status }) => status === 'running');
  const took = ({ took: milliseconds }: ShownRun) => (milliseconds === null ? '' : t(messages.seconds(milliseconds)));
  const columns: TableColumnsType<ShownRun> = [
    { key: 'planned', dataIndex: 'planned', title: t(messages.planned), width: 170 },
    { key: 'result', dataIndex: 'result', title: t(messages.result), width: 90 },
    { key: 'took', title: t(messages.took), width: 90, render: (_, run) => took(run) },
    { key: 'message', dataIndex: 'message', title: t(messages.message) },
  ];
  return (
    <section>
      <h3>{t(messages.lastRuns)}</h3>
      {runs.length === 0 && <p>{t(messages.noRuns)}</p>}
      {running !== undefined && running.total !== null && running.done !== null && (
        <output>
          {t(messages.running(running.done, running.total))}
          <Progress percent={Math.round((100 * running.done) / Math.max(1, running.total))} />
        </output>
      )}
      {runs.length > 0 && (
        <>
          <div className="job-overview-bars" aria-hidden>
            {runs.map((run) => (
              <span
                key={run.id}
                className={`job-overview-bar job-overview-${run.status}`}
                title={[run.planned, run.result, took(run)].filter((part) => part !== '').join(' · ')}
                style={{ height: `${Math.max(8, Math.round(run.share * 100))}%` }}
              />
            ))}
          </div>
          <Collapse
            ghost
            size="small"
            items={[
              {
                key: 'table',
                label: t(messages.asTable),
                children: (
                  <Table<ShownRun>
                    rowKey="id"
                    size="small"
                    columns={columns}
                    dataSource={[...runs].toReversed()}
                    pagination={false}
                    scroll={{ x: 560 }}
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </section>
  );
}
