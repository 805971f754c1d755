import { createRecordForm } from '@evergreen/core/records/form';
import { createRecordDossier } from '@evergreen/core/records/history';
import {
  matchWorkResource,
  retireeResource,
  shopOrderResource,
  squarePostResource,
  type Resource,
} from '@evergreen/core/resources';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RecordDetails } from './index.ts';

const AUDIT = { createBy: 'clerk', createBy_dictText: '黄敏', createTime: '2026-11-25 09:00:00' };

/** The labels and values of a record in the order of reading. */
async function read(resource: Resource, row: object): Promise<readonly (readonly [string, string])[]> {
  const stage = await signedIn();
  const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'details', id: 'r1' } }));
  drawWidget(
    stage,
    <RecordDetails
      resource={resource}
      form={form}
      place={null}
      isStep={false}
      history={null}
      onEdit={null}
      onStep={() => undefined}
      onGone={() => undefined}
    />,
  );
  stage.ports.http.take('/queryById').succeed({ id: 'r1', version: 1, ...AUDIT, ...row });
  await heard();
  const texts = (part: string) => [...document.querySelectorAll(part)].map(({ textContent }) => textContent ?? '');
  const values = texts('.ant-descriptions-item-content');
  return texts('.ant-descriptions-item-label').map((label, index) => [label, values[index] ?? '']);
}

const audit = [
  ['创建人', '黄敏'],
  ['创建时间', '2026-11-25 09:00:00'],
  ['修改人', '—'],
  ['修改时间', '—'],
];

it('LIST-08 the details are 1200 pixels wide on a desk', async () => {
  await read(squarePostResource, {});
  expect(document.querySelector<HTMLElement>('.ant-modal')?.style.width).toBe('1200px');
});

it('says of what nobody fills in what is known, and of a form what is missing, too', async () => {
  const order = {
    orderNo: 'D1',
    receiver: '王芳',
    status: '1',
    totalPrice: 212.3,
    totalPoints: 0,
    children: { items: [] },
  };
  expect(await read(shopOrderResource, order)).toEqual([
    ['订单编号', 'D1'],
    ['收货人', '王芳'],
    ['应付金额（元）', '212.30'],
    ['使用积分', '0'],
    ['订单状态', '1'],
    ...audit,
  ]);
});

it('begins with what staff write', async () => {
  const work = { title: '荷塘清趣', authorName: '陈桂兰', matchId: 'm1', matchId_dictText: '书画赛', votes: 0 };
  expect((await read(matchWorkResource, work)).map(([label]) => label)).toEqual([
    '所属赛事',
    '作品名称',
    '退休人员',
    '作者',
    '作品图片',
    '作品视频',
    '作品介绍',
    '票数',
    ...audit.map(([label]) => label),
  ]);
});

it('begins with the words of others, where staff only add to them', async () => {
  const post = { summary: '老厂合影', authorName: '朱桂英', isTop: 'N', isHot: 'Y', likeCount: 3 };
  expect(await read(squarePostResource, post)).toEqual([
    ['摘要', '老厂合影'],
    ['作者', '朱桂英'],
    ['点赞', '3'],
    ...audit,
    ['话题', '—'],
    ['置顶', '否'],
    ['热门', '是'],
  ]);
});

it('a newer version is shown in the place of the old one: the tab and the comment that is written stay', async () => {
  const stage = await signedIn('retiree:list');
  const { core, ports } = stage;
  const form = core.open((page) =>
    createRecordForm({ ...page, resource: retireeResource, mode: { kind: 'details', id: 'r1' } }),
  );
  const dossier = core.open((page) => createRecordDossier({ ...page, resource: retireeResource, id: 'r1' }));
  drawWidget(
    stage,
    <RecordDetails
      {...{ form, resource: retireeResource, dossier: { dossier, relatedList: () => null } }}
      place={null}
      isStep={false}
      history={null}
      onEdit={null}
      onStep={() => undefined}
      onGone={() => undefined}
    />,
  );
  const answer = async (name: string) => {
    ports.http.take('/queryById').succeed({ id: 'r1', name, version: 1, children: { family: [] } });
    await heard();
  };
  ports.http.take('/sys/record/dossier').succeed({ related: [], events: [], comments: [] });
  await answer('李大爷');
  fireEvent.click(screen.getByRole('tab', { name: '评论 0' }));
  const field = await screen.findByRole('textbox', { name: '写评论' });
  fireEvent.change(field, { target: { value: '明天补照片' } });
  act(() => form.send({ type: 'row.refresh' }));
  await answer('李大爷（改名）');
  expect([
    document.querySelector('.record-details-name')?.textContent,
    screen.getByRole('tab', { selected: true }).textContent,
    screen.getByRole('textbox', { name: '写评论' }) === field,
    screen.getByDisplayValue('明天补照片') === field,
  ]).toEqual(['李大爷（改名）', '评论 0', true, true]);
});
