import { OWN_FOLDER } from '@evergreen/core/contract';
import {
  fieldPermission,
  guardedFields,
  permissionCode,
  type Resource,
  type ResourceDirectory,
} from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import type { FileRow } from './file.repository.ts';
import type { FileUse, FileUseRepository } from './file-use.repository.ts';

/** The folder of the rich text editor: its pictures stand in texts that no row names them in, such as announcements. */
const SHARED_FOLDER = 'jeditor';

/** Whoever may see the page of a tenant's stored files may read each of them. */
const EVERY_FILE = 'storedFile:list';

export interface FileAccessDependencies {
  readonly directory: ResourceDirectory;
  readonly gatekeeper: Pick<Gatekeeper, 'holds'>;
  /** Whether a row is in reach of a caller. */
  readonly isInReach: (resource: Resource, rowId: string, call: SignedInCall) => Promise<boolean>;
  readonly uses: Pick<FileUseRepository, 'usesOf'>;
  /** Who reads rows without seeing their list, by resource: the recipients of an announcement. */
  readonly recipients: Readonly<Record<string, (rowId: string, call: SignedInCall) => Promise<boolean>>>;
}

/** Whether a caller may read a stored file. */
export type FileAccess = (file: FileRow, call: SignedInCall) => Promise<boolean>;

/**
 * A file is read by who sent it; one that the server made for them by nobody else. Any other by who may see the page of all files, and by who may read a row that uses it. One of the rich text
 * editor that no row uses is read by everybody who works for its tenant.
 */
export function createFileAccess({
  directory,
  gatekeeper,
  isInReach,
  uses: { usesOf },
  recipients,
}: FileAccessDependencies): FileAccess {
  async function isReadable({ tenantId, resource: name, rowId, field }: FileUse, call: SignedInCall): Promise<boolean> {
    const resource = directory.find(name);
    if (resource === undefined || tenantId !== call.tenantId) return false;
    if ((await recipients[name]?.(rowId, call)) === true) return true;
    if (!(await gatekeeper.holds(call.caller, permissionCode(resource, 'list')))) return false;
    const isGuarded = guardedFields(resource).includes(field);
    if (isGuarded && !(await gatekeeper.holds(call.caller, fieldPermission(resource, field)))) return false;
    return isInReach(resource, rowId, call);
  }
  return async (file, call) => {
    if (file.userId === call.caller.userId) return true;
    if (file.folder === OWN_FOLDER) return false;
    const uses = await usesOf([file.id]);
    for (const use of uses) if (await isReadable(use, call)) return true;
    if (uses.length === 0 && file.folder === SHARED_FOLDER && file.tenantId === call.tenantId) return true;
    return file.tenantId === call.tenantId && gatekeeper.holds(call.caller, EVERY_FILE);
  };
}
