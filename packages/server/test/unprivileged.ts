/** An account without rights, "nobody" on every system. */
const NOBODY = 65_534;

/** Runs `work` as a process without the rights of the system's superuser, whom no permission of a file stops. */
export async function unprivileged<Value>(work: () => Promise<Value>): Promise<Value> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
