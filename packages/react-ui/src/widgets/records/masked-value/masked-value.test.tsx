import { retireeResource } from '@evergreen/core/resources';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { MaskedValue } from './index.ts';

it('asks why, says what is missing and what failed, shows the whole value, and hides it again', async () => {
  const stage = await signedIn('retiree:reveal');
  drawWidget(
    stage,
    <MaskedValue
      resource={retireeResource}
      id="r1"
      field="phone"
      label={retireeResource.fields.phone.label}
      masked="154****5678"
    />,
  );
  await heard();
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  press(/查看完整手机号码/u);
  press(/^查\s*看$/u);
  const missing = screen.getByText('请填写查看原因（2–200 个字）').textContent;
  const reason = screen.getByRole('textbox', { name: '查看原因' });
  const described = reason.getAttribute('aria-invalid');
  fireEvent.change(reason, { target: { value: '电话回访' } });
  fireEvent.keyDown(reason, { key: 'Enter' });
  stage.ports.http.take('/isps/retiree/reveal').reject('您没有权限');
  await heard();
  const failed = screen.getByText('您没有权限').textContent;
  press(/^查\s*看$/u);
  stage.ports.http.take('/isps/retiree/reveal').succeed('15412345678');
  await heard();
  const whole = screen.getByText('15412345678').textContent;
  press(/隐藏手机号码/u);
  await heard();
  expect([
    missing,
    described,
    failed,
    whole,
    screen.queryByText('15412345678'),
    screen.getByText('154****5678').textContent,
  ]).toEqual(['请填写查看原因（2–200 个字）', 'true', '您没有权限', '15412345678', null, '154****5678']);
});
