/** Ids of removed stored rows, to be deleted on the server. */
export interface DeletedIds {
  /** Rows removed remotely are not deleted again. */
  went(id: string | null, isByOthers: boolean): void;
  /** Id under which an added row is stored: null if the server already deleted it. */
  came(id: string | null): string | null;
  list(): readonly string[];
  /** The server deleted them all. */
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
