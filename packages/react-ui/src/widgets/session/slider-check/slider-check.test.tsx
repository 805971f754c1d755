import { createLoginForm } from '@evergreen/core/session/login-form';
import { createSliderCheck } from '@evergreen/core/session/slider-check';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { useFacts } from '../../../adapter/index.ts';
import { heard, newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { SliderCheck } from './index.ts';

// jsdom lays nothing out: a track of 300 with a handle of 50.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function getBoundingClientRect(
    this: Element,
  ) {
    return new DOMRect(0, 0, this.getAttribute('role') === 'slider' ? 50 : 300, 44);
  });
});

function shown() {
  const slider = createSliderCheck();
  const passes: string[] = [];
  slider.on(({ type }) => passes.push(type));
  drawWidget(newStage(), <SliderCheck id="check" slider={slider} />);
  const handle = screen.getByRole('slider', { name: '滑块验证' });
  const said = () => ['aria-valuenow', 'aria-valuetext', 'aria-disabled'].map((name) => handle.getAttribute(name));
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  return { handle, said, told, passes };
}

it('WID-08 follows a pointer, goes back when it is let go early, and is passed for good at its end', () => {
  const { handle, said, told, passes } = shown();
  fireEvent.pointerDown(handle, { button: 0, clientX: 20 });
  fireEvent.pointerMove(handle, { clientX: 145 });
  expect(said()).toEqual(['50', '已拖动 50%', 'false']);
  fireEvent.pointerUp(handle);
  expect([said(), told(), passes]).toEqual([['0', '拖动滑块验证', 'false'], [''], []]);
  fireEvent.pointerDown(handle, { button: 0, clientX: 20 });
  fireEvent.pointerMove(handle, { clientX: 270 });
  const passed = ['100', '验证通过', 'true'];
  expect([said(), told(), passes]).toEqual([passed, ['验证通过'], ['slider.passed']]);
  fireEvent.pointerUp(handle);
  fireEvent.pointerDown(handle, { button: 0, clientX: 270 });
  fireEvent.pointerMove(handle, { clientX: 20 });
  fireEvent.keyDown(handle, { key: 'Home' });
  expect([said(), passes]).toEqual([passed, ['slider.passed']]);
});

it('WID-08 is drawn by the arrow keys and by End, goes back when the keyboard leaves it, and lets other keys be', async () => {
  const { said, passes } = shown();
  const user = newUser();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowRight}{ArrowLeft}{ArrowDown}{Enter}');
  expect(said()).toEqual(['10', '已拖动 10%', 'false']);
  await user.tab();
  expect(said()).toEqual(['0', '拖动滑块验证', 'false']);
  await user.tab();
  await user.keyboard('{End}');
  expect([said(), passes]).toEqual([['100', '验证通过', 'true'], ['slider.passed']]);
});

it('WID-08 goes the other way in a page that is written from right to left', () => {
  const { handle, said } = shown();
  document.documentElement.dir = 'rtl';
  handle.parentElement?.style.setProperty('direction', 'rtl');
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  expect(said()[0]).toBe('10');
  fireEvent.pointerDown(handle, { button: 0, clientX: 280 });
  fireEvent.pointerMove(handle, { clientX: 155 });
  expect(said()[0]).toBe('50');
});

it('AUTH-14 stands before the next try of a sign-in as soon as the server asks for it, and lets it pass when it was drawn', async () => {
  const stage = newStage();
  const { http } = stage.ports;
  const form = stage.core.open(createLoginForm);
  const slider = createSliderCheck();
  slider.on(() => form.send({ type: 'slider.passed' }));
  function Guard() {
    const { challenge, errors } = useFacts(form);
    return challenge === 'none' ? null : <SliderCheck id="check" slider={slider} error={errors.slider} />;
  }
  drawWidget(stage, <Guard />);
  const submit = () => act(() => form.send({ type: 'form.submit' }));
  act(() => form.send({ type: 'value.change', field: 'username', value: 'clerk' }));
  act(() => form.send({ type: 'value.change', field: 'password', value: 'wrong' }));
  submit();
  const before = screen.queryByRole('slider');
  http.take('/sys/login').reject('用户名或密码错误', 4001);
  await heard();
  submit();
  const handle = screen.getByRole('slider', { name: '滑块验证' });
  expect({
    before,
    calls: http.pending(),
    said: document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent,
  }).toEqual({ before: null, calls: 0, said: '请拖动滑块完成验证' });
  fireEvent.keyDown(handle, { key: 'End' });
  submit();
  expect(JSON.parse(http.take('/sys/login').request.body ?? '')).toEqual({
    username: 'clerk',
    password: 'wrong',
    sliderPassed: true,
  });
});
