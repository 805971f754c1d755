import type { ChartKind } from '@evergreen/core/insight/figures';
import { expect, it } from 'vitest';

import { chartHeight, chartOptions, paperTheme, type ChartTheme } from './chart-options.ts';
import type { ChartData } from './chart.types.ts';

const theme: ChartTheme = {
  palette: ['#111', '#222'],
  text: '#000',
  secondaryText: '#444',
  border: '#888',
  line: '#ccc',
  surface: '#fff',
  elevated: '#eee',
  fontFamily: 'sans-serif',
  fontSize: 12,
};
const data: ChartData = {
  categories: ['一月', '二月'],
  series: [
    { name: '应到', values: [4, 0] },
    { name: '到场率', values: [50, null], scale: 'percent' },
    { name: '金额', values: [12.5, 0], scale: 'other' },
  ],
};

const drawnBy = (kind: ChartKind, given = data) =>
  chartOptions(kind, given, theme).series.map(({ type, name }) => [type, name]);

it('draws counts as columns and shares as a line on an axis of a hundred', () => {
  expect(drawnBy('columns')).toEqual([
    ['bar', '应到'],
    ['line', '到场率'],
    ['line', '金额'],
  ]);
  expect(chartOptions('columns', data, theme)).toMatchObject({
    legend: { show: true },
    yAxis: [{ minInterval: 1 }, { min: 0, max: 100 }],
    series: [{}, { yAxisIndex: 1, data: [50, null], connectNulls: false }, {}],
  });
});

it('lays bars from the first category down, with values of one unit alone', () => {
  expect(drawnBy('bars')).toEqual([['bar', '应到']]);
  expect(chartOptions('bars', data, theme)).toMatchObject({
    legend: { show: false },
    yAxis: { type: 'category', inverse: true },
  });
  const many = { ...data, categories: Array.from({ length: 20 }, (_, index) => String(index)) };
  expect([chartHeight('bars', data), chartHeight('bars', many), chartHeight('columns', many)]).toEqual([260, 640, 260]);
});

it('draws lines over time, and the parts of a whole with their names', () => {
  expect(drawnBy('lines')[0]).toEqual(['line', '应到']);
  expect(chartOptions('parts', data, theme).series).toMatchObject([
    {
      type: 'pie',
      data: [
        { name: '一月', value: 4 },
        { name: '二月', value: 0 },
      ],
    },
  ]);
});

it('names every category of a few on paper, with the values of its columns, and leaves names out on a screen', () => {
  const paper = paperTheme('sans-serif');
  const many = { categories: Array.from({ length: 24 }, (_, hour) => String(hour)), series: [] };
  expect(chartOptions('columns', data, paper)).toMatchObject({
    xAxis: { axisLabel: { interval: 0, overflow: 'break' } },
    series: [{ label: { show: true, position: 'top' } }, {}, {}],
  });
  expect(chartOptions('columns', data, theme)).toMatchObject({
    xAxis: { axisLabel: { hideOverlap: true } },
    series: [{ label: { show: false } }, {}, {}],
  });
  expect(chartOptions('columns', many, paper)).toMatchObject({ xAxis: { axisLabel: { hideOverlap: true } } });
});

it('draws nothing without series', () => {
  expect(drawnBy('columns', { categories: [], series: [] })).toEqual([]);
});
