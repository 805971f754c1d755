import { resourceByName, resources, type Resource } from '@evergreen/core/resources';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { listMessages } from './commands/list.messages.ts';

/** The resource that a command names, or the sentence that names those there are. */
export function resourceNamed(name: string): Result<Resource, LocalizedText> {
  const resource = resourceByName(name);
  return resource === undefined
    ? err(listMessages.unknownResource(name, resources.map((each) => each.name).join(', ')))
    : ok(resource);
}
