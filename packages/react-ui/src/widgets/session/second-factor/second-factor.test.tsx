import { createEnrolment } from '@evergreen/core/session/second-factor';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useFacts } from '../../../adapter/index.ts';
import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { AuthenticatorSetup, RecoveryCodes } from './index.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const CODES = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'];

it('shows a new secret as a picture and in groups of four, and says beside its input what is wrong with a code', async () => {
  const stage = await signedIn();
  const enrolment = stage.core.open(createEnrolment);
  function Setup() {
    return (
      <AuthenticatorSetup
        facts={useFacts(enrolment)}
        codeId="code"
        onCode={(value) => enrolment.send({ type: 'value.change', field: 'code', value })}
      />
    );
  }
  drawWidget(stage, <Setup />);
  act(() => {
    enrolment.send({ type: 'dialog.show' });
    enrolment.send({ type: 'value.change', field: 'password', value: 'p' });
    enrolment.send({ type: 'form.submit' });
  });
  await heard();
  stage.ports.http.take('/sys/secondFactor/begin').succeed({
    secret: SECRET,
    uri: `otpauth://totp/Evergreen:clerk?secret=${SECRET}`,
  });
  await heard();
  expect(screen.getByRole('img', { name: '两步验证二维码' }).tagName).toBe('svg');
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP').tagName).toBe('CODE');
  fill(screen.getByLabelText('验证码'), '12345');
  act(() => enrolment.send({ type: 'form.submit' }));
  const input = screen.getByLabelText('验证码');
  expect([
    input.getAttribute('aria-invalid'),
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  ]).toEqual(['true', '验证码是 6 位数字']);
});

it('lists recovery codes, copies all of them, and gives them as a file of text', async () => {
  const stage = await signedIn();
  const user = newUser();
  drawWidget(stage, <RecoveryCodes codes={CODES} username="clerk" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await user.click(screen.getByRole('button', { name: /^复\s?制$/u }));
  expect([await navigator.clipboard.readText(), screen.getByRole('status').textContent]).toEqual([
    CODES.join('\n'),
    '已复制',
  ]);
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:codes';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: /^下\s?载$/u }));
  await heard();
  const text = await blobs[0]?.text();
  expect([blobs.length, text?.includes('clerk'), text?.includes(CODES.join('\r\n'))]).toEqual([1, true, true]);
});
