/** A program that is fetched once it is needed, or ahead of that. */
export interface LazyModule<Program> {
  /** null until it is there. */
  now(): Program | null;
  /** Fetches it unless it is there; what failed is asked for again by the next who needs it. */
  load(): Promise<Program>;
}

/** `fetchIt` is an `import()`: what it names comes in a file of its own. */
export function lazyModule<Program>(fetchIt: () => Promise<Program>): LazyModule<Program> {
  let program: Program | null = null;
  let coming: Promise<Program> | null = null;
  const fetched = async (): Promise<Program> => {
    try {
      program = await fetchIt();
      return program;
    } finally {
      coming = null;
    }
  };
  return {
    now: () => program,
    load() {
      if (program !== null) return Promise.resolve(program);
      coming ??= fetched();
      return coming;
    },
  };
}
