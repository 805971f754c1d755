import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';

import { isPassword } from './environment-values.ts';
import { startMessages } from './start.messages.ts';

/** Prompt twice for a new password without echo; the error is the message for the user. */
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

/** Read one line; null when the user cancels (Ctrl-C, Ctrl-D). */
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
