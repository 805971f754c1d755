import type { Resource } from '../define/resource.types.ts';

/** What menus, searches and sentences say of a resource without its description. */
export interface ResourceEntry extends Pick<Resource, 'name' | 'path' | 'title' | 'singular' | 'permissionPrefix'> {
  /** The list can be searched by the field that names a row. */
  readonly isNameSearched: boolean;
  /** Name of the tree by which `loadTreeData` answers its rows, of a resource whose rows stand below each other. */
  readonly tree?: string;
  /** Name of the resource whose rows its own hang under. */
  readonly under?: string;
  /** The fields by which its rows name rows of resources with a dossier, by the names of these. */
  readonly about?: Readonly<Record<string, string>>;
  /** Fetch the description: a chunk of its own in the browser. Rejects where it does not arrive. */
  readonly load: () => Promise<Resource>;
}

/**
 * Every resource of one platform by its name, from two sources: those that code describes, and those that staff made. It never waits: what it
 * answers holds until the next change.
 */
export interface ResourceDirectory {
  readonly find: (name: string) => Resource | undefined;
  /** Those of code first; the same list until a resource comes, goes or is another one. */
  readonly all: () => readonly Resource[];
}

/** The resources that staff made, as one of the sources of a directory. */
export type StoredResources = Pick<ResourceDirectory, 'find' | 'all'>;
