import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { DetailList } from './index.ts';

const items = ['姓名', '性别', '生日', '电话', '单位', '地址', '备注'].map((label) => ({
  key: label,
  label,
  children: `${label}的值`,
}));

/** The labels of each line on a wide window. */
function lines(columns?: number, shown = items): readonly string[] {
  const wide = globalThis.matchMedia;
  globalThis.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('min-width') });
  try {
    const { container, unmount } = drawWidget(
      newStage(),
      <DetailList title="人员" items={shown} {...(columns === undefined ? {} : { columns })} />,
    );
    const found = [...container.querySelectorAll('tr')]
      .map((row) => [...row.querySelectorAll('th')].map(({ textContent }) => textContent).join(' '))
      .filter((line) => line !== '');
    unmount();
    return found;
  } finally {
    globalThis.matchMedia = wide;
  }
}

it('WID-16 has at most 4 columns, whatever is asked for, and fewer on request', () => {
  const four = ['姓名 性别 生日 电话', '单位 地址 备注'];
  expect([lines(), lines(9), lines(4), lines(2), lines(0)]).toEqual([
    four,
    four,
    four,
    ['姓名 性别', '生日 电话', '单位 地址', '备注'],
    items.map(({ label }) => label),
  ]);
});

it('WID-16 a wide item takes the rest of its line', () => {
  const wide = items.map((item) => (item.key === '性别' ? { ...item, span: 'filled' as const } : item));
  expect(lines(4, wide)).toEqual(['姓名 性别', '生日 电话 单位 地址', '备注']);
});
