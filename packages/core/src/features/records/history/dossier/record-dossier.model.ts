import * as v from 'valibot';

import type { DossierEvent, Mentionable } from '../../../../contract/index.ts';
import type { JsonSyntaxError, JsonValue, Result } from '../../../../kernel/index.ts';
import type { ResourceEntry } from '../../../../resources/index.ts';
import type { ShownEvent } from './record-dossier.types.ts';

const mentions = v.array(v.object({ id: v.string(), username: v.string(), realname: v.string() }));

/** The colleagues of a draft; none of one that cannot be read. */
export function parseMentions(json: Result<JsonValue, JsonSyntaxError>): readonly Mentionable[] {
  const parsed = v.safeParse(mentions, json.ok ? json.value : null);
  return parsed.success ? parsed.output : [];
}

/** The identifiers of those chosen colleagues whose names stand in the text still. */
export function mentionedIn(text: string, chosen: readonly Mentionable[]): string[] {
  return chosen.flatMap(({ id, realname }) => (text.includes(`@${realname}`) ? [id] : []));
}

/** The lines of the time line, of resources that there are. */
export function shownEvents(
  events: readonly DossierEvent[],
  entryOf: (name: string) => ResourceEntry | undefined,
  addressOf: (entry: ResourceEntry, id: string) => string,
): readonly ShownEvent[] {
  return events.flatMap((event) => {
    const entry = entryOf(event.resource);
    return entry === undefined ? [] : [{ ...event, label: entry.singular, path: addressOf(entry, event.id) }];
  });
}
