import { Alert } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { panelMessages as messages } from './panel.messages.ts';
import { useTable } from '../table-context.ts';

/** What is wrong with the columns themselves, for those who set them up. */
export function ColumnProblems() {
  const { table } = useTable();
  const t = useTranslate();
  return (
    <Alert
      type="warning"
      showIcon
      title={t(messages.columnsWrong)}
      description={
        <ul className="table-problems">
          {table.problems.map(({ column, message }) => (
            <li key={`${column} ${message['en-US']}`}>{t(message)}</li>
          ))}
        </ul>
      }
    />
  );
}
