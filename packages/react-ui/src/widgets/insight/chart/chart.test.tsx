import { fakeContent } from '@evergreen/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { Chart } from './chart.tsx';

const canvas = vi.hoisted(() => ({ isMissing: false }));
vi.mock('./chart-canvas.tsx', () => ({
  // jsdom has no layout, which the chart library needs; the browser test renders the real chart.
  get ChartCanvas() {
    if (canvas.isMissing) throw new Error('offline');
    return ({ label }: { readonly label: string }) => <figure aria-label={label} />;
  },
}));

const pictures = vi.hoisted(() => ({ made: [] as unknown[] }));
vi.mock('./chart-picture.ts', () => ({
  async chartPicture(of: unknown) {
    pictures.made.push(of);
    return new Blob(['picture']);
  },
}));

const data = {
  categories: ['2026-10', '2026-11', '2026-12'],
  series: [
    { name: '报名人数', values: [30, 320, 0] },
    { name: '活动数', values: [2, 9, 0] },
  ],
};

const tableRows = () =>
  within(screen.getByRole('table', { name: '按月报名' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const FIGURES = [
  ['月份', '报名人数', '活动数'],
  ['2026-10', '30', '2'],
  ['2026-11', '320', '9'],
  ['2026-12', '0', '0'],
];

it('summarises the chart for screen readers and shows the same figures as a table', async () => {
  drawWidget(await signedIn(), <Chart title="按月报名" categoryLabel="月份" data={data} />);
  const summary = '按月报名，2026-10 至 2026-12，最高为 2026-11 的 320。切换到“表”可逐项查看。';
  expect(await screen.findByRole('figure', { name: summary })).toBeDefined();
  fireEvent.click(screen.getByText('表'));
  expect(tableRows()).toEqual(FIGURES);
});

it('UP-22 leaves as a picture, as a file of its figures, and with its page on paper, each saying period and organisation', async () => {
  const stage = await signedIn();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const notes = ['统计时段：2026-10 至 2026-12'];
  drawWidget(stage, <Chart title="按月报名" categoryLabel="月份" data={data} notes={notes} />);
  const user = newUser();
  const choose = async (entry: string) => {
    await user.click(screen.getByRole('button', { name: '按月报名：导出和打印' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    await heard();
  };
  const said = [...notes, expect.stringMatching(/平台/u), expect.stringMatching(/^导出人：王秀英（clerk）/u)];
  await choose('下载图片');
  await heard();
  expect(pictures.made).toEqual([expect.objectContaining({ title: '按月报名', kind: 'columns', notes: said })]);
  await choose('导出 Excel');
  const file = stage.ports.http.takeFile('/sys/figure/file');
  const table: unknown = JSON.parse(new URL(file.request.url, 'http://x').searchParams.get('table') ?? '');
  expect(table).toMatchObject({ notes: said, columns: FIGURES[0] });
  file.end({ kind: 'answered', status: 200, headers: {}, body: fakeContent('figures') });
  await heard();
  await heard();
  await choose('打印本页');
  expect([saved, print.mock.calls.length]).toEqual([
    [expect.stringMatching(/^按月报名 .*\.png$/u), expect.stringMatching(/^按月报名 .*\.xlsx$/u)],
    1,
  ]);
  vi.unstubAllGlobals();
});

it('says so when there are no figures', async () => {
  drawWidget(await signedIn(), <Chart title="按月报名" categoryLabel="月份" data={{ categories: [], series: [] }} />);
  expect(screen.getByText('暂无数据', { selector: '.ant-empty-description' })).toBeDefined();
});

it('shows the table when the chart library cannot be loaded', async () => {
  canvas.isMissing = true;
  drawWidget(await signedIn(), <Chart title="按月报名" categoryLabel="月份" data={data} />);
  expect(await screen.findByText('图表组件未能加载，请查看下表。')).toBeDefined();
  expect(tableRows()).toEqual(FIGURES);
});
