import { CopyOutlined } from '@ant-design/icons';
import { figureRows } from '@evergreen/core/insight/chart-file';
import { formatThousands } from '@evergreen/core/format';
import { Button } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { chartMessages as messages } from './chart.messages.ts';
import type { ChartData } from './chart.types.ts';

export interface FigureTableProps {
  readonly title: string;
  /** Column heading of the categories. */
  readonly categoryLabel: string;
  readonly data: ChartData;
}

/** The figures of a chart as a table that can be read aloud and copied into a spreadsheet. */
export function FigureTable({ title, categoryLabel, data: { categories, series } }: FigureTableProps) {
  const t = useTranslate();
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    const { columns, rows } = figureRows({ categoryLabel, categories, series });
    try {
      await navigator.clipboard.writeText([columns, ...rows].map((row) => row.join('\t')).join('\n'));
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because what scrolls must be reached by the keyboard */}
      <section className="chart-scroll" aria-label={t(messages.figures(title))} tabIndex={0}>
        <table className="chart-table">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{categoryLabel}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{shownValue(values[index] ?? null)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="chart-copy">
        <output>{result === null ? '' : t(messages[result])}</output>
        <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t(messages.copy)}
        </Button>
      </div>
    </>
  );
}

const shownValue = (value: number | null): string => (value === null ? '–' : formatThousands(value));
