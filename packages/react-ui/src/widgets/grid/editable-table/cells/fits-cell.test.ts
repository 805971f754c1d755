import { expect, it } from 'vitest';

import { isSureToFit } from './fits-cell.ts';

it('a text that is as wide as its cell at most is sure to fit, and one of unknown writing never is', () => {
  const at90 = (text: string) => isSureToFit(text, 90);
  expect({
    nothing: at90(''),
    digits: [at90('123456789'), at90('1234567890')],
    capitals: [at90('WWWWWW'), at90('WWWWWWW')],
    wideLetters: [at90('mwmwmw'), at90('mwmwmwm')],
    chinese: [at90('王小明李小红'), at90('王小明李小红张')],
    fullWidth: [at90('，（１２）。'), at90('，（１２）。。')],
    emoji: at90('😀'),
    arabic: at90('\uFDFD'),
    noRoom: isSureToFit('1', -10),
  }).toEqual({
    nothing: true,
    digits: [true, false],
    capitals: [true, false],
    wideLetters: [true, false],
    chinese: [true, false],
    fullWidth: [true, false],
    emoji: false,
    arabic: false,
    noRoom: false,
  });
});
