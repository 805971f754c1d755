import { userResource } from '@evergreen/core/resources';
import { createRecordForm } from '@evergreen/core/records/form';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { RecordForm } from './record-form.tsx';

it('makes a first password, shows it to be copied, and leaves one that is typed alone', async () => {
  const stage = await signedIn('user:add');
  const form = stage.core.open((page) => createRecordForm({ ...page, resource: userResource, mode: { kind: 'add' } }));
  const nothing = () => undefined;
  drawWidget(
    stage,
    <RecordForm
      resource={userResource}
      form={form}
      place={null}
      isStep={false}
      onStep={nothing}
      onFollow={null}
      onGone={nothing}
    />,
  );
  await heard();
  const input = screen.getByLabelText<HTMLInputElement>('密码');
  expect(input.type).toBe('password');
  await newUser().click(screen.getByRole('button', { name: '随机生成' }));
  await heard();
  expect([input.type, form.facts().values['password']]).toEqual(['text', input.value]);
  expect(input.value).toMatch(/^\w{7}-\w{7}$/u);
  expect(screen.getAllByRole('button', { name: '复制' })).toHaveLength(1);
  fill(input, 'Correct-Horse-9');
  await heard();
  expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
});
