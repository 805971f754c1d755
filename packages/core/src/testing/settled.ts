/**
 * Run all callbacks of settled promises without waiting for time: each turn is one microtask; sixty-four exceed the
 * longest chain here.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 64; turn += 1) await Promise.resolve();
}
