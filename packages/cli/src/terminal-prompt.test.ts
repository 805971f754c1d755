import { PassThrough } from 'node:stream';

import { describe, expect, it } from 'vitest';

import { askOnTerminal } from './terminal-prompt.ts';

async function asked(isHidden: boolean, typed: string) {
  const input = new PassThrough();
  const output = new PassThrough();
  const answer = askOnTerminal(input, output, '密码：', isHidden);
  input.write(typed);
  const line = await answer;
  return { line, shown: String(output.read() ?? '') };
}

describe('askOnTerminal', () => {
  it('shows nothing of a hidden answer', async () => {
    expect(await asked(true, 'secret 密\r')).toEqual({ line: 'secret 密', shown: '密码：\n' });
  });

  it('shows what is typed where it may be seen', async () => {
    const { line, shown } = await asked(false, 'admin\r');
    expect([line, shown.includes('admin')]).toEqual(['admin', true]);
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('answers null when the person gives up by %s', async (_, key) => {
    expect((await asked(true, key)).line).toBe(null);
  });

  it('takes the last of what was typed after a correction', async () => {
    expect((await asked(true, 'secrex\u007ft\r')).line).toBe('secret');
  });
});
