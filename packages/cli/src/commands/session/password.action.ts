import { generatePassword } from '@evergreen/core/session/password-change';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { writeLines } from '../../output-lines.ts';
import { printableJson } from '../../printable.ts';
import { passwordMessages } from './password.messages.ts';

export interface PasswordOptions {
  readonly count?: string;
  readonly json?: boolean;
}

/** Print random passwords. */
export async function passwords(context: CommandContext, { count = '1', json }: PasswordOptions): Promise<ExitCode> {
  if (!/^[1-9]\d{0,8}$/u.test(count)) {
    context.complain(passwordMessages.wrongCount(count));
    return 2;
  }
  const { io } = context;
  function* lines(): Generator<string> {
    for (let made = 0; made < Number(count); made += 1) {
      const password = generatePassword(io.random);
      yield json === true ? printableJson({ password }) : password;
    }
  }
  await writeLines(io, lines());
  return 0;
}
