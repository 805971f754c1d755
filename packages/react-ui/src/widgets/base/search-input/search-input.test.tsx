import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { WrappedSearch } from './index.ts';

it('WID-19 tells what was typed wrapped by its type, trimmed where asked for, and shows it as typed', async () => {
  const told: (string | null)[] = [];
  function Owner(props: { readonly type: 'like' | 'ne' | 'ge' | 'le'; readonly isTrimmed: boolean }) {
    const [value, setValue] = useState<string | null>(null);
    const name = `${props.type}${String(props.isTrimmed)}`;
    return (
      <WrappedSearch
        id={name}
        aria-label={name}
        placeholder=""
        {...props}
        value={value}
        onChange={(next) => {
          told.push(next);
          setValue(next);
        }}
      />
    );
  }
  const types = ['like', 'ne', 'ge', 'le'] as const;
  drawWidget(
    await signedIn(),
    types.flatMap((type) =>
      [false, true].map((isTrimmed) => <Owner key={`${type}${String(isTrimmed)}`} type={type} isTrimmed={isTrimmed} />),
    ),
  );
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
  for (const input of inputs) fireEvent.change(input, { target: { value: '李 ' } });
  expect([told, inputs.map(({ value }) => value)]).toEqual([
    ['*李 *', '*李*', '!李 ', '!李', '>=李 ', '>=李', '<=李 ', '<=李'],
    inputs.map(() => '李 '),
  ]);
  for (const input of inputs.slice(0, 1)) fireEvent.change(input, { target: { value: '' } });
  expect(told.at(-1)).toBeNull();
});
