import {
  createMonitor,
  type MonitorFacts,
  type MonitorName,
  type MonitorService,
} from '@evergreen/core/insight/monitor';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';
import { useCallback } from 'react';

import { usePausedReading } from '../parts/use-paused-reading.ts';
import { MonitorCharts } from './monitor-charts.tsx';
import { MonitorBar } from './monitor-bar.tsx';
import { MonitorReadings } from './monitor-readings.tsx';
import { MonitorTablePanel } from './monitor-table-panel.tsx';
import './monitor.css';
import { monitorPageMessages as messages } from './monitor.messages.ts';

/** 磁盘监控 */
export function DiskPage() {
  return <MonitorOf page="disk" />;
}

/** 请求追踪 */
export function HttpTracePage() {
  return <MonitorOf page="trace" />;
}

/** 服务进程信息 */
export function ProcessPage() {
  return <MonitorOf page="process" />;
}

/** 缓存监控 */
export function CachePage() {
  return <MonitorOf page="cache" />;
}

/** HTTP 服务信息 */
export function HttpServerPage() {
  return <MonitorOf page="http" />;
}

/** 系统信息 */
export function SystemPage() {
  return <MonitorOf page="system" />;
}

function MonitorOf({ page }: { readonly page: MonitorName }) {
  const core = useCore();
  const monitor = useOwnedService(
    useCallback(() => core.open((dependencies) => createMonitor({ ...dependencies, page })), [core, page]),
  );
  return monitor === null ? null : <Monitor monitor={monitor} />;
}

function Monitor({ monitor }: { readonly monitor: MonitorService }) {
  usePausedReading(monitor);
  const facts = useFacts(monitor);
  return (
    <div className="monitor-page">
      <MonitorBar facts={facts} send={monitor.send} />
      <Failure facts={facts} onRetry={() => monitor.send({ type: 'monitor.refresh' })} />
      <MonitorReadings facts={facts} />
      <MonitorCharts facts={facts} send={monitor.send} />
      {facts.tables.map((table) => (
        <MonitorTablePanel key={table.key} table={table} send={monitor.send} />
      ))}
    </div>
  );
}

function Failure({ facts: { failure }, onRetry }: { readonly facts: MonitorFacts; readonly onRetry: () => void }) {
  const t = useTranslate();
  if (failure === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(messages.failed(t(failure)))}
      action={
        <Button size="small" onClick={onRetry}>
          {t(messages.retry)}
        </Button>
      }
    />
  );
}
