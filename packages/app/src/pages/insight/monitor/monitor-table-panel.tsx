import type { MonitorEvent, MonitorTable } from '@evergreen/core/insight/monitor';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Empty, Skeleton } from 'antd';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { LevelledText } from './levelled-text.tsx';

/** A table of the monitors; what asks for attention says so in words besides its colour. */
export function MonitorTablePanel({
  table: { title, columns, rows, empty },
  send,
}: {
  readonly table: MonitorTable;
  readonly send: (event: MonitorEvent) => void;
}) {
  const t = useTranslate();
  return (
    <InsightPanel title={title}>
      {rows === null && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {rows !== null && rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(empty)} />}
      {rows !== null && rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because a table that is wider than its place is scrolled by keyboard
        <div className="monitor-scroll" tabIndex={0}>
          <table className="monitor-table" aria-label={t(title)}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={t(column)} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells, action }) => (
                <tr key={key}>
                  {cells.map(({ text, level }, index) => (
                    <td key={t(columns[index] ?? text)}>
                      <LevelledText text={text} level={level} />
                    </td>
                  ))}
                  {action !== undefined && (
                    <td>
                      <Button size="small" onClick={() => send(action.event)}>
                        {t(action.label)}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </InsightPanel>
  );
}
