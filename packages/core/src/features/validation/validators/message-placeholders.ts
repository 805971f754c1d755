/** What a cell's message may speak of. */
export interface MessageParts {
  /** The column's title. */
  readonly title: string;
  readonly key: string;
  readonly defaultValue: string;
}

const PLACEHOLDER = /\$\{(?<name>title|key|defaultValue)\}/gu;

/** A cell's message with `${title}`, `${key}` and `${defaultValue}` filled in. What is filled in is never read again. */
export function filledMessage(message: string, parts: MessageParts): string {
  return message.replaceAll(PLACEHOLDER, (_, name: keyof MessageParts) => parts[name]);
}
