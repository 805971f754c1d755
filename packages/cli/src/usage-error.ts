import { sameText, localized, type LocalizedText } from '@evergreen/core/kernel';
import type { CommanderError } from 'commander';

import { cliMessages, usageMessages } from './cli.messages.ts';

/**
 * What to tell somebody who called the program wrongly; undefined when the help was shown instead. Commander names what
 * it is about in quotes, and a likely word in "Did you mean …".
 */
export function usageError(
  { code, message }: Pick<CommanderError, 'code' | 'message'>,
  command: string,
): LocalizedText | undefined {
  if (code === 'commander.help') return undefined;
  const item = /'([^']*)'/u.exec(message)?.[1] ?? '';
  const likely = /Did you mean (?:one of )?([^?]+)\?/u.exec(message)?.[1];
  const error = usageMessages[code]?.(item) ?? sameText(message.replace(/^error: /u, ''));
  const guess = likely === undefined ? localized('', '') : cliMessages.didYouMean(likely);
  const help = cliMessages.seeHelp(command);
  return localized(
    `${error['zh-CN']}。${guess['zh-CN']}${help['zh-CN']}`,
    `${error['en-US']}. ${guess['en-US']}${help['en-US']}`,
  );
}
