/** The ids of stored rows that were removed, as the server is to hear of them. */
export interface DeletedIds {
  /** What others removed is not to be removed again. */
  went(id: string | null, isByOthers: boolean): void;
  /** What a row that comes is stored under now: null where the server already removed it. */
  came(id: string | null): string | null;
  list(): readonly string[];
  /** The server removed them all. */
  markSaved(): void;
  reset(): void;
}

export function createDeletedIds(): DeletedIds {
  const deleted = new Set<string>();
  const gone = new Set<string>();

  return {
    went: (id, isByOthers) => void (id !== null && (isByOthers ? gone : deleted).add(id)),
    came(id) {
      if (id === null || gone.has(id)) return null;
      deleted.delete(id);
      return id;
    },
    list: () => [...deleted],
    markSaved() {
      for (const id of deleted) gone.add(id);
      deleted.clear();
    },
    reset() {
      deleted.clear();
      gone.clear();
    },
  };
}
