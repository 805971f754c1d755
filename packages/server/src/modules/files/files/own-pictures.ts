import { claimedType } from './file-types.ts';
import type { FileRepository } from './file.repository.ts';

/** Whether a path names a stored picture that this person uploaded. */
export type OwnPictures = (path: string, userId: string) => Promise<boolean>;

export function createOwnPictures(files: Pick<FileRepository, 'find'>): OwnPictures {
  return async (path, userId) => {
    const [folder, id = '', name, ...rest] = path.split('/');
    if (rest.length > 0) return false;
    const file = await files.find(id);
    return (
      file !== undefined &&
      file.userId === userId &&
      file.folder === folder &&
      file.fileName === name &&
      claimedType(file.fileName)?.isPicture === true
    );
  };
}
