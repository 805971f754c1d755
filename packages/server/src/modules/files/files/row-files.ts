import { storedFiles, type Field, type Resource, type ResourceValues } from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { FileAccess } from './file-access.ts';
import { fileMessages } from './file.messages.ts';
import type { FileRepository } from './file.repository.ts';
import type { FileUseRepository } from './file-use.repository.ts';

export interface RowFilesDependencies {
  readonly files: Pick<FileRepository, 'find'>;
  readonly uses: Pick<FileUseRepository, 'replace'>;
  readonly mayRead: FileAccess;
}

/** The stored files that the rows of resources name. */
export interface RowFiles {
  /**
   * The first file that a person may not put into a row: one that is not there, or somebody else's that they may not read. What the row
   * named before is not judged again.
   */
  refusal(
    resource: Resource,
    values: ResourceValues,
    before: ResourceValues | undefined,
    call: SignedInCall,
  ): Promise<CallFailure | undefined>;
  /** Notes which files rows use from now on. */
  note(
    resource: Resource,
    rows: readonly (ResourceValues & { readonly id: string })[],
    tenantId: number,
  ): Promise<void>;
}

/** Addresses of stored files in HTML: the folder, the identifier and the encoded name. */
const IN_HTML = /\/sys\/common\/static\/([a-z]{1,32}\/[A-Za-z0-9_-]{1,36}\/[^"'\s<>?#]{1,900})/gu;

export function createRowFiles({ files, uses, mayRead }: RowFilesDependencies): RowFiles {
  async function isUsable(path: string, call: SignedInCall): Promise<boolean> {
    const [folder, id = '', name] = path.split('/');
    const file = await files.find(id);
    return file !== undefined && file.folder === folder && file.fileName === name && mayRead(file, call);
  }

  return {
    async refusal(resource, values, before, call) {
      for (const [key, field] of fileFields(resource)) {
        const known = new Set(pathsIn(field, before?.[key]));
        for (const path of pathsIn(field, values[key]))
          if (!known.has(path) && !(await isUsable(path, call)))
            return {
              kind: 'business',
              message: fileMessages.unusable(field.label),
              fields: { [key]: fileMessages.unusable(field.label) },
            };
      }
      return undefined;
    },
    async note(resource, rows, tenantId) {
      const fields = fileFields(resource);
      if (fields.length === 0) return;
      const used = rows.flatMap((row) =>
        fields.flatMap(([key, field]) => {
          const ids = new Set(pathsIn(field, row[key]).map((path) => path.split('/')[1] ?? ''));
          const place = { tenantId, resource: resource.name, rowId: row.id, field: key };
          return [...ids].map((fileId) => ({ ...place, fileId }));
        }),
      );
      await uses.replace(
        resource.name,
        rows.map(({ id }) => id),
        used,
      );
    },
  };
}

function fileFields(resource: Resource): readonly (readonly [string, Field])[] {
  return Object.entries(resource.fields).filter(([, { type }]) => type === 'file' || type === 'richText');
}

function pathsIn({ type }: Field, value: ResourceValues[string] | undefined): readonly string[] {
  if (typeof value !== 'string') return [];
  if (type === 'file') return storedFiles(value);
  return [...value.matchAll(IN_HTML)].map(([, path = '']) => decodedPath(path));
}

/** A malformed address names no file, so that it is refused. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
