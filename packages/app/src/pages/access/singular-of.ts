import { sameText, type LocalizedText } from '@evergreen/core/kernel';
import { resourceEntry } from '@evergreen/core/resources';

/** What one row of a resource is called; its name where it is not known. */
export function singularOf(resource: string): LocalizedText {
  return resourceEntry(resource)?.singular ?? sameText(resource);
}
