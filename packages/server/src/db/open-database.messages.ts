import { type LocalizedText, localized } from '@evergreen/core/kernel';

import { FOLDER_NOTES } from './folder-note.ts';
import type { MigrationError, OpenDatabaseError } from './database.types.ts';

/** Why the server does not start, and what the person who starts it can do. */
export function describeOpenDatabaseError(error: OpenDatabaseError): LocalizedText {
  switch (error.kind) {
    case 'dataFolderTaken': {
      const { folder, processId, port } = error;
      return localized(
        `数据目录 ${folder} 正被进程 ${processId}${port === undefined ? '' : `（端口 ${port}）`} 使用。请先停止该进程，或用 --data 指定另一个目录。`,
        `The data folder ${folder} is in use by process ${processId}${port === undefined ? '' : ` (port ${port})`}. Stop that process, or name another folder with --data.`,
      );
    }
    case 'dataFolderUnusable':
      return localized(
        `无法在数据目录 ${error.folder} 中读写：${error.reason}。请检查目录的权限，或用 --data 指定另一个目录。`,
        `The data folder ${error.folder} cannot be read and written: ${error.reason}. Check who may write it, or name another folder with --data.`,
      );
    case 'dataFolderUnreadable':
      return localized(
        `数据目录 ${error.folder} 中的数据库无法打开：${error.reason}。请恢复备份，或用 --data 指定另一个目录。`,
        `The database in the data folder ${error.folder} does not open: ${error.reason}. Restore a copy of it, or name another folder with --data.`,
      );
    case 'restoreUnfinished':
      return localized(
        `数据目录 ${error.folder} 中的恢复没有完成，不能使用。请再次运行 restore（会先清除未完成的部分）。`,
        `A restore into the data folder ${error.folder} was not finished. Run restore again; it removes what is half there first.`,
      );
    case 'platformMoved':
      return localized(
        `数据目录 ${error.folder} 中的平台已迁移到 PostgreSQL，请设置 DATABASE_URL。若确要继续使用原来的数据库，请删除该目录中的文件 ${FOLDER_NOTES.moved}。`,
        `The platform of the data folder ${error.folder} was moved to PostgreSQL: set DATABASE_URL. To use its old database nevertheless, delete the file ${FOLDER_NOTES.moved} there.`,
      );
    case 'serverUnreachable':
      return localized(
        `无法连接 PostgreSQL（${error.address}）：${error.reason}。请检查 DATABASE_URL。`,
        `PostgreSQL at ${error.address} cannot be reached: ${error.reason}. Check DATABASE_URL.`,
      );
  }
}

/** Why the tables of the database do not fit this server, and what to do. */
export function describeMigrationError(error: MigrationError): LocalizedText {
  switch (error.kind) {
    case 'migrationChanged':
      return localized(
        `数据库结构变更 ${error.name} 执行后，其文件被修改。请恢复原文件，并把改动写成新的变更。`,
        `The migration ${error.name} was changed after it had been applied. Restore its file and write the change as a new migration.`,
      );
    case 'migrationUnknown':
      return localized(
        `数据库已执行过本版本没有的结构变更 ${error.name}。请启动更新的版本。`,
        `The database has the migration ${error.name}, which this version does not know. Start the newer version.`,
      );
    case 'migrationFailed':
      return localized(
        `数据库结构变更 ${error.name} 失败，已撤销：${error.cause.message}`,
        `The migration ${error.name} failed and was undone: ${error.cause.message}`,
      );
  }
}
