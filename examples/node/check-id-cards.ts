// node check-id-cards.js people.csv: says of each line after the headings why its second column is no identity number.
import { readFile } from 'node:fs/promises';

import { checkIdCard, idCardMessages } from '@evergreen/core/validation/validators';

const [file = 'people.csv'] = process.argv.slice(2);
const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(1);
for (const [index, line] of lines.entries()) {
  const card = checkIdCard(line.split(',')[1]?.trim() ?? '', { now: Date.now() });
  if (card.valid) continue;
  console.log(`line ${index + 2}: ${idCardMessages[card.reason]['en-US']}`);
  process.exitCode = 1;
}
