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
  const password = await askLine(input, output, startMessages.passwordQuestion);
  if (password === null) return err(startMessages.passwordNotGiven);
  if (!isPassword(password)) return err(startMessages.badPassword('--ask-password'));
  const again = await askLine(input, output, startMessages.passwordAgain);
  return again === password ? ok(password) : err(startMessages.passwordsDiffer);
}

/** Ask for a word that shows that the user has read what happens. */
export async function askWord(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: LocalizedText,
  word: string,
): Promise<boolean> {
  return (await askLine(input, output, question, false))?.trim() === word;
}

/** Read one line; null when the user cancels (Ctrl-C, Ctrl-D). */
function askLine(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: LocalizedText,
  isHidden = true,
): Promise<string | null> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const text = `${question['zh-CN']} · ${question['en-US']}: `;
  return new Promise((resolve) => {
    const reader = createInterface({ input, output: isHidden ? silent : output, terminal: true });
    const answer = (line: string | null) => {
      resolve(line);
      reader.close();
      if (isHidden) output.write('\n');
    };
    if (isHidden) output.write(text);
    reader.once('close', () => resolve(null));
    reader.once('SIGINT', () => answer(null));
    reader.question(isHidden ? '' : text, answer);
  });
}
