import { fakeContent } from '@evergreen/core/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RichTextView } from './index.ts';

async function shown(value: string | null) {
  const stage = await signedIn();
  drawWidget(stage, <RichTextView value={value} />);
  await heard();
  return { stage, view: document.querySelector<HTMLElement>('.rich-text') ?? document.body };
}

it('T-63 shows stored HTML cleaned, links elsewhere with their host and without a way back', async () => {
  const { view } = await shown(
    '<p onclick="x">看<a href="https://evil.example/a">这里</a>和<a href="https://a.example">a.example</a><script>alert(1)</script></p>',
  );
  expect(view.innerHTML).toBe(
    '<p>看<a href="https://evil.example/a" target="_blank" rel="noopener noreferrer nofollow">这里<span class="rich-text-host"> (evil.example)</span></a>' +
      '和<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">a.example</a></p>',
  );
});

it('WID-10 its pictures are fetched with the token, and its colours are those of the theme', async () => {
  const { stage, view } = await shown(
    '<p><span style="color: #a8071a">红</span><img src="/api/sys/common/static/jeditor/1/a.png" alt="合影"></p>',
  );
  const image = view.querySelector('img');
  const before = image?.getAttribute('src');
  const { request, end } = stage.ports.http.takeFile('/sys/common/static/jeditor/1/a.png');
  end({ kind: 'answered', status: 200, headers: {}, body: fakeContent('x', 'image/png') });
  await waitFor(() => expect(image?.getAttribute('src')).toBe('blob:picture'));
  expect([
    before,
    request.headers['x-access-token'],
    image?.alt,
    view.querySelector('span')?.dataset['textColour'],
  ]).toEqual([null, 'T1', '合影', 'red']);
});

it('shows nothing for no value', async () => {
  expect((await shown(null)).view.innerHTML).toBe('');
});
