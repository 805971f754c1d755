/**
 * Lets every promise that is already settled be heard, without waiting for any time: each turn is one microtask, and
 * sixty-four of them are far more than the longest chain here.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 64; turn += 1) await Promise.resolve();
}
