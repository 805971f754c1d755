import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks one question on a terminal and answers with the line that is typed, or null when the person gives up (Ctrl-C,
 * Ctrl-D). Where `isHidden`, nothing of what is typed is shown.
 */
export function askOnTerminal(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: string,
  isHidden: boolean,
): Promise<string | null> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  return new Promise((resolve) => {
    const reader = createInterface({ input, output: isHidden ? silent : output, terminal: true });
    const answer = (line: string | null) => {
      resolve(line);
      reader.close();
      if (isHidden) output.write('\n');
    };
    if (isHidden) output.write(question);
    reader.once('close', () => resolve(null));
    reader.once('SIGINT', () => answer(null));
    reader.question(isHidden ? '' : question, answer);
  });
}
