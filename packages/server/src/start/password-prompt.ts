import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';

import { isPassword } from './command-line.ts';
import { startMessages } from './start.messages.ts';

/** Asks for a new password twice on a terminal and shows nothing of what is typed; the error says what is wrong with it. */
export async function askNewPassword(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<Result<string, LocalizedText>> {
  const password = await askHidden(input, output, startMessages.passwordQuestion);
  if (password === null) return err(startMessages.passwordNotGiven);
  if (!isPassword(password)) return err(startMessages.badPassword('--ask-password'));
  const again = await askHidden(input, output, startMessages.passwordAgain);
  return again === password ? ok(password) : err(startMessages.passwordsDiffer);
}

/** The line that is typed, or null when the person gives up (Ctrl-C, Ctrl-D). */
function askHidden(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: LocalizedText,
): Promise<string | null> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  return new Promise((resolve) => {
    const reader = createInterface({ input, output: silent, terminal: true });
    const answer = (line: string | null) => {
      resolve(line);
      reader.close();
      output.write('\n');
    };
    output.write(`${question['zh-CN']} · ${question['en-US']}: `);
    reader.once('close', () => resolve(null));
    reader.once('SIGINT', () => answer(null));
    reader.question('', answer);
  });
}
