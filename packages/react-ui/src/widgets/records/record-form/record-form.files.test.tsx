import { activityTypeResource, defineResource } from '@evergreen/core/resources';
import { localized } from '@evergreen/core/kernel';
import { createRecordForm } from '@evergreen/core/records/form';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RecordForm } from './record-form.tsx';

// Transforming the program of uploads takes longer than a test waits.
beforeAll(() => import('../../files/file-upload/index.ts'));

const resource = defineResource({
  ...activityTypeResource,
  fields: {
    ...activityTypeResource.fields,
    papers: { type: 'file', accepts: 'any', maximum: 9, label: localized('附件', 'Papers') },
  },
});

it('a form waits for its files, says so, and saves the row with them', async () => {
  const stage = await signedIn('activityType:add');
  const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'add' } }));
  const alone = { place: null, isStep: false, onStep: () => undefined, onFollow: null, onGone: () => undefined };
  drawWidget(stage, <RecordForm {...alone} resource={resource} form={form} />);
  const input = await waitFor(() => {
    const found = document.querySelector('input[type=file]');
    if (found === null) throw new Error('The files have not come');
    return found;
  });
  for (const [name, value] of [
    ['类型名称', '讲座'],
    ['类型编码', 'JZ'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(name, 'u') }), { target: { value } });
  fireEvent.change(input, { target: { files: [new File(['words'], 'a.txt', { type: 'text/plain' })] } });
  await heard();
  const isDirty = form.facts().isDirty;
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/u }));
  await heard();
  const waiting = screen.getByRole('status').textContent;
  const before = stage.ports.http.requests.filter(({ url }) => url.includes('/add')).length;
  stage.ports.http.take('/api/sys/common/upload').succeed(null, 'temp/1/a.txt');
  await heard();
  const { request } = stage.ports.http.take('/add');
  expect([isDirty, waiting, before, JSON.parse(request.body ?? '{}')]).toEqual([
    true,
    '正在等待文件上传，完成后会自动保存；点“取消”可以继续编辑',
    0,
    expect.objectContaining({ name: '讲座', code: 'JZ', papers: 'temp/1/a.txt' }),
  ]);
});
