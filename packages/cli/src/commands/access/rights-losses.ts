import type { RightsLosses } from '@evergreen/core/access/rights-losses';

import type { CommandContext } from '../../cli.types.ts';
import { printable } from '../../printable.ts';
import { lossQuestionMessages as messages } from './rights-losses.messages.ts';

/** Prints the people who lose permissions, one a line. */
export function printLosses({ print, locale }: CommandContext, { total, people, failure }: RightsLosses): void {
  const others = total - people.length;
  const lines =
    failure !== null
      ? [messages.unknown(failure)]
      : total === 0
        ? [messages.nobody]
        : [
            messages.losers(total),
            ...people.map(({ name, username, lost }) => messages.loser(name, username, lost)),
            ...(others > 0 ? [messages.others(others)] : []),
          ];
  for (const line of lines) print(printable(line[locale]));
}
