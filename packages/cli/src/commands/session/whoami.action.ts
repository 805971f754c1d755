import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { withSession } from '../../with-session.ts';
import { whoamiMessages } from './whoami.messages.ts';

export interface WhoamiOptions {
  readonly json?: boolean;
}

/** Print the signed-in user, as confirmed by the server. */
export function whoami(context: CommandContext, options: WhoamiOptions): Promise<ExitCode> {
  return withSession(context, async ({ user, address }) => {
    const { id, username, realname } = user;
    context.print(
      options.json === true
        ? printableJson({ url: address, id, username, realname })
        : printable(whoamiMessages.answer(realname, username, address)[context.locale]),
    );
    return 0;
  });
}
