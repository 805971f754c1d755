import type { DateField } from '@evergreen/core/resources';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { DateInput } from './date-input.tsx';

async function shown(type: DateField['type'], initial: string | null = null) {
  const stage = await signedIn();
  const told: (string | null)[] = [];
  function Owner() {
    const [value, setValue] = useState(initial);
    return (
      <DateInput
        id="day"
        type={type}
        value={value}
        placeholder="日期"
        aria-label="日期"
        onChange={(next) => {
          told.push(next);
          setValue(next);
        }}
        onLeave={() => told.push('left')}
      />
    );
  }
  drawWidget(stage, <Owner />);
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '日期' });
  const typeIn = (words: string) => fireEvent.change(input(), { target: { value: words } });
  return { told, input, typeIn };
}

it('keeps what was typed when it is left, and tells of it, whether it is a date or not', async () => {
  const { told, input, typeIn } = await shown('dateTime', '2027-01-06 08:00:00');
  typeIn('');
  typeIn('下周');
  fireEvent.blur(input());
  expect([input().value, told]).toEqual(['下周', [null, '下周', 'left']]);
});

it('takes a press in the calendar, and what is typed after it', async () => {
  const { told, input, typeIn } = await shown('date', '2026-12-01');
  fireEvent.mouseDown(input());
  fireEvent.click(input());
  fireEvent.click(screen.getByTitle('2026-12-09'));
  const chosen = input().value;
  typeIn('12-');
  fireEvent.keyDown(input(), { key: 'Tab' });
  fireEvent.blur(input());
  expect([chosen, input().value, told.filter((each) => each !== 'left')]).toEqual([
    '2026-12-09',
    '12-',
    ['2026-12-09', '12-'],
  ]);
});

it('does not move 30 February to March', async () => {
  const { input } = await shown('date', '2026-02-30');
  expect(input().value).toBe('2026-02-30');
});
