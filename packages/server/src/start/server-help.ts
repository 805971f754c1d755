import { localized, type Locale, type LocalizedText } from '@evergreen/core/kernel';

import { serverVariables } from './environment.ts';
import { startMessages } from './start.messages.ts';

/** Options and environment variables, as printed by `--help`. */
export const serverHelp: LocalizedText = localized(helpIn('zh-CN'), helpIn('en-US'));

function helpIn(locale: Locale): string {
  const width = Math.max(...Object.keys(serverVariables).map((name) => name.length)) + 2;
  const variables = Object.entries(serverVariables).map(
    ([name, { meaning }]) => `  ${name.padEnd(width)}${meaning[locale].replaceAll('`', '')}`,
  );
  return [startMessages.help[locale], startMessages.variables[locale], ...variables].join('\n');
}
