import type { LocalizedText } from '../../kernel/index.ts';
import type { Resource } from './resource.types.ts';

/** A part of a row that no field holds, such as a grant of a role. */
export interface RecordedPart {
  readonly name: string;
  readonly id: string;
  readonly label: LocalizedText;
}

/** The key by which the history names a part; its value is what people call it while the row has it, null before and after. */
export function recordedPartKey(name: string, id: string): string {
  return `${name}/${id}`;
}

/** The part that a key of the history names; undefined for any other key. */
export function recordedPartOf(resource: Resource, key: string): RecordedPart | undefined {
  const [name = '', id, ...rest] = key.split('/');
  const kind = Object.hasOwn(resource.recorded ?? {}, name) ? resource.recorded?.[name] : undefined;
  return kind === undefined || id === undefined || rest.length > 0 ? undefined : { name, id, label: kind.label };
}
