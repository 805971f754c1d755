/**
 * Ask about every item, `atOnce` at a time, the next as soon as one is answered. Gives the answers in the order of the
 * items. After an abort nothing more is asked, and what was not asked has no answer.
 */
export async function inTurns<Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  signal: AbortSignal,
  ask: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers = new Map<number, Answer>();
  const queue = items.entries();
  const turn = async () => {
    for (const [place, item] of queue) {
      if (signal.aborted) return;
      answers.set(place, await ask(item));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, turn));
  return [...answers].toSorted(([one], [other]) => one - other).map(([, answer]) => answer);
}
