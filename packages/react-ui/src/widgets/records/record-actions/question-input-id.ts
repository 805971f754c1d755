/** The identifier of the input that answers a question of an action. */
export function questionInputId(key: string): string {
  return `action-question-${key}`;
}
