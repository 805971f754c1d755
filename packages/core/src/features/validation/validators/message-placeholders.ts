/** Values for the placeholders of a cell's message. */
export interface MessageParts {
  /** The column's title. */
  readonly title: string;
  readonly key: string;
  readonly defaultValue: string;
}

const PLACEHOLDER = /\$\{(?<name>title|key|defaultValue)\}/gu;

/**
 * Substitute `${title}`, `${key}` and `${defaultValue}` in a cell's message. Substituted values are not expanded again.
 */
export function filledMessage(message: string, parts: MessageParts): string {
  return message.replaceAll(PLACEHOLDER, (_, name: keyof MessageParts) => parts[name]);
}
