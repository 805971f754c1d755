import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakeContent, fakePorts, settled } from '../../../testing/index.ts';
import { createChartFile, type ChartFileEmitted, type TakenChart } from './index.ts';

const chart: TakenChart = {
  title: '活动到场率',
  notes: ['按活动开始时间', '统计时段：2026-01-01 至 2026-11-27'],
  categoryLabel: '时间',
  categories: ['2026-10', '2026-11'],
  series: [
    { name: '应到', values: [30, 0] },
    { name: '到场率（%）', values: [96.5, null] },
  ],
};

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const service = createChartFile({ client, clock: ports.clock });
  const emitted: ChartFileEmitted[] = [];
  service.on((event) => emitted.push(event));
  return { service, http: ports.http, emitted };
}

it('has a file made of the figures of a chart, with its title, period and organisation, and names the picture alike', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'figures.take', chart });
  service.send({ type: 'figures.take', chart });
  const { request, end } = http.takeFile('/sys/figure/file');
  const table: unknown = JSON.parse(new URL(request.url, 'http://x').searchParams.get('table') ?? '');
  expect([service.facts().isMaking, http.requests.length, table]).toEqual([
    true,
    1,
    {
      title: chart.title,
      notes: chart.notes,
      columns: ['时间', '应到', '到场率（%）'],
      rows: [
        ['2026-10', 30, 96.5],
        ['2026-11', 0, null],
      ],
    },
  ]);
  const content = fakeContent('file');
  end({ kind: 'answered', status: 200, headers: {}, body: content });
  await settled();
  service.send({ type: 'picture.made', title: chart.title, content });
  expect(emitted).toEqual(
    ['xlsx', 'png'].map((ending) => ({
      type: 'file.received',
      name: expect.stringMatching(new RegExp(String.raw`^活动到场率 \d{4}-\d{2}-\d{2}\.${ending}$`, 'u')),
      content,
    })),
  );
});

it('says what went wrong', async () => {
  const { service, http, emitted } = drive();
  service.send({ type: 'figures.take', chart });
  http.takeFile('/sys/figure/file').end({ kind: 'unreachable' });
  await settled();
  service.send({ type: 'picture.failed' });
  const texts = emitted.map((event) => (event.type === 'notice.raised' ? event.notice.text['zh-CN'] : ''));
  expect([service.facts().isMaking, texts]).toEqual([
    false,
    [expect.stringMatching(/^未能导出图表：/u), '图片未能生成，请改用“打印本页”'],
  ]);
});
