import { describe, expect, it } from 'vitest';
import { helpText, parseOptions } from './program-options.mjs';

/** @satisfies {import('./program-options.mjs').Program<any>} */
const program = {
  usage: 'pnpm paint [options] [colour]',
  about: 'Paints the wall.',
  options: {
    coats: { type: /** @type {const} */ ('string'), value: 'n', about: 'how many coats', default: '2' },
    wet: { type: /** @type {const} */ ('boolean'), about: 'paints on wet plaster' },
  },
  words: /** @type {const} */ ([0, 1]),
};

describe('the options of a script', () => {
  it('are read by its table, with defaults', () => {
    expect(parseOptions(program, [])).toEqual({ kind: 'run', values: { coats: '2', wet: false }, words: [] });
    expect(parseOptions(program, ['--', 'red', '--coats=3', '--wet'])).toEqual({
      kind: 'run',
      values: { coats: '3', wet: true },
      words: ['red'],
    });
  });

  it.each([
    [['--dry'], "Unknown option '--dry'. See: pnpm paint --help"],
    [['red', 'blue'], '"blue" is not expected here. See: pnpm paint --help'],
    [['--coats'], "Option '--coats <value>' argument missing. See: pnpm paint --help"],
    [['--wet=yes'], "Option '--wet' does not take an argument. See: pnpm paint --help"],
  ])('are refused with a sentence: %j', (args, text) => {
    expect(parseOptions(program, args)).toEqual({ kind: 'refused', text });
  });

  it('ask for a missing name', () => {
    expect(parseOptions({ ...program, words: [1, 1] }, [])).toEqual({
      kind: 'refused',
      text: 'A name is missing. See: pnpm paint --help',
    });
  });

  it('are listed by --help, whatever else is given', () => {
    expect(parseOptions(program, ['--dry', '--help'])).toEqual({ kind: 'help', text: helpText(program) });
    expect(helpText(program)).toBe(
      [
        'Usage: pnpm paint [options] [colour]',
        '',
        'Paints the wall.',
        '',
        'Options:',
        '  --coats <n>  how many coats (default: 2)',
        '  --wet        paints on wet plaster',
        '  --help       shows this',
      ].join('\n'),
    );
  });
});
