import type { ChartTable } from '../../../contract/index.ts';
import { formatDate } from '../../../format/index.ts';
import { safeFileName } from '../../../kernel/index.ts';
import type { ChartFileEvent, TakenChart } from './chart-file.types.ts';

/** The figures of a chart: headings, and a row for each category. */
export function figureRows({ categoryLabel, categories, series }: Omit<TakenChart, 'title' | 'notes'>) {
  return {
    columns: [categoryLabel, ...series.map(({ name }) => name)],
    rows: categories.map((category, index) => [category, ...series.map(({ values }) => values[index] ?? null)]),
  };
}

/** What is sent for a file of the figures. */
export function chartTableOf({ title, notes, ...figures }: TakenChart): ChartTable {
  return { title, notes: [...notes], ...figureRows(figures) };
}

/** 活动到场率 2026-11-27.xlsx */
export function chartFileName(title: string, now: number, ending: 'png' | 'xlsx'): string {
  return safeFileName(`${title} ${formatDate(now)}.${ending}`) ?? `chart.${ending}`;
}

/** The chart that a file is made of; one event alone asks for it. */
export function takenChart(event: ChartFileEvent): TakenChart {
  if (event.type !== 'figures.take') throw new Error(`No file of figures is made for ${event.type}`);
  return event.chart;
}
