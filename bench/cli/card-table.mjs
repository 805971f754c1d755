import { closeSync, openSync, writeSync } from 'node:fs';

const LINES_A_PIECE = 10_000;

/** The right number of an identity card, another one for every index up to a million. */
function cardNumber(index) {
  const year = 1930 + (index % 80);
  const month = String(1 + (index % 12)).padStart(2, '0');
  const day = String(1 + (index % 28)).padStart(2, '0');
  const body = `110105${year}${month}${day}${String(index % 1000).padStart(3, '0')}`;
  let sum = 0;
  for (const digit of body) sum = sum * 2 + Number(digit);
  return body + '10X98765432'.charAt((sum * 2) % 11);
}

/** Writes a table as offices export it: a byte order mark, CR LF, names and remarks in quotes; every thousandth number is wrong. */
export function writeCardTable(file, rows) {
  const handle = openSync(file, 'w');
  let piece = '\ufeff姓名,身份证号,备注\r\n';
  for (let index = 0; index < rows; index += 1) {
    const number = index % 1000 === 999 ? '110105194912310021' : cardNumber(index);
    piece += `"张, 三${index}",${number},"备注 ""${index}"""\r\n`;
    if (index % LINES_A_PIECE < LINES_A_PIECE - 1) continue;
    writeSync(handle, piece);
    piece = '';
  }
  writeSync(handle, piece);
  closeSync(handle);
}
