import { activityTypeResource } from '@evergreen/core/resources';
import { createRecordForm, type RecordFormMode } from '@evergreen/core/records/form';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RecordForm } from './record-form.tsx';

const ALONE = { place: null, isStep: false, onStep: () => undefined, onFollow: null };
const resource = activityTypeResource;
const CHECK = '/sys/duplicate/check';

async function opened(mode: RecordFormMode) {
  const stage = await signedIn('activityType:add', 'activityType:edit');
  const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode }));
  drawWidget(stage, <RecordForm {...ALONE} resource={resource} form={form} onGone={() => undefined} />);
  await heard();
  const { http, clock } = stage.ports;
  return {
    http,
    type(label: string, value: string) {
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
    },
    save: () => fireEvent.click(screen.getByRole('button', { name: '保存' })),
    pause: (milliseconds: number) => act(() => clock.advance(milliseconds)),
    asked: () =>
      http.requests
        .filter(({ url }) => url.includes(CHECK))
        .map(({ url }) => new URL(url, 'http://e').searchParams.toString().replace(/_t=\d+&?/u, '')),
  };
}

it('VAL-07 asks 300 ms after the last key whether a unique value is taken, not about an empty one, and says so', async () => {
  const { http, type, pause, asked } = await opened({ kind: 'add' });
  type('类型编码', 'AR');
  pause(299);
  type('类型编码', 'ART');
  pause(299);
  expect(asked()).toEqual([]);
  pause(1);
  expect([asked(), screen.getByText('正在核对是否重复…').getAttribute('aria-live')]).toEqual([
    ['tableName=activity_type&fieldName=code&fieldVal=ART'],
    'polite',
  ]);
  http.take(CHECK).reject('该值不可用，系统中已存在！');
  await heard();
  expect(screen.getByText('该值不可用，系统中已存在！').className).toContain('is-refused');
  type('类型编码', '');
  pause(300);
  expect([asked().length, screen.queryByText('该值不可用，系统中已存在！')]).toEqual([1, null]);
  type('类型编码', 'NEW');
  pause(300);
  http.take(CHECK).succeed(null, '该值可用！');
  await heard();
  expect(document.querySelectorAll('.record-form-check:not(:empty)')).toHaveLength(0);
});

it('asks nothing about the value that a row has, and names the row that may keep it', async () => {
  const { http, type, pause, asked } = await opened({ kind: 'edit', id: 't1' });
  const audit = { createBy: null, createTime: null, updateBy: null, updateTime: null };
  http
    .take('/queryById')
    .succeed({ ...audit, id: 't1', name: '讲座', code: 'ART', sort: 1, status: '1', remark: null, version: 1 });
  await heard();
  pause(300);
  type('类型编码', 'NEW');
  pause(300);
  expect(asked()).toEqual(['tableName=activity_type&fieldName=code&fieldVal=NEW&dataId=t1']);
});

it('is silent about a value that is saved, or was without an answer: it would be the own row that is found', async () => {
  const { http, type, pause, asked, save } = await opened({ kind: 'add' });
  type('类型名称', '讲座');
  type('类型编码', 'ART');
  save();
  pause(300);
  http.take('/add').end({ kind: 'unreachable' });
  await heard();
  pause(300);
  expect(asked()).toEqual([]);
});
