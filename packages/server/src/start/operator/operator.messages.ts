import { localized } from '@evergreen/core/kernel';

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);

/** What backup, restore, seed and move say; in both languages at once, because the operator's is unknown. */
export const operatorMessages = {
  backedUp: (folder: string, rows: number, files: number) =>
    localized(
      `备份完成并已核对：${folder}，${rows} 行数据，${files} 个文件`,
      `The backup is made and compared: ${folder}, ${rows} rows, ${files} files`,
    ),
  withoutFiles: localized(
    '备份不含上传的文件；要包含请加 --with-files',
    'Stored files are not in it; --with-files takes them along.',
  ),
  withoutKeys: localized(
    '备份不含密钥；没有 secrets.key 就无法读取加密保存的密码。请另行妥善保存，或加 --with-keys',
    'Keys are not in it, and without secrets.key sealed passwords cannot be read. Keep it elsewhere, or add --with-keys.',
  ),
  placeTaken: (folder: string) =>
    localized(`${folder} 已存在，请指定新的目录`, `${folder} is there already. Name a new folder.`),
  filesInBucket: localized(
    '文件在存储桶（S3_BUCKET）中，请用存储桶自己的工具备份，不要加 --with-files',
    'Files are in a bucket (S3_BUCKET). Back it up with its own tools, and leave out --with-files.',
  ),
  serverRuns: (folder: string) =>
    localized(
      `服务器正在使用 ${folder}。请让它自己备份：evergreen job run backup（写入 ${folder}/backups）；或先停止它再备份`,
      `A server uses ${folder}. Let it make the backup, evergreen job run backup, which is written to ${folder}/backups; or stop it first.`,
    ),
  missingPlace: localized(
    '请给出备份的位置：backup <新目录>，restore <备份>',
    'Name the backup: backup <new folder>, restore <backup>',
  ),
  noBackup: (path: string) => localized(`${path} 不是备份`, `${path} is no backup.`),
  otherEngine: {
    embedded: localized(
      '这是内嵌数据库的备份，不能恢复到 PostgreSQL。请不带 DATABASE_URL 恢复，再用 move 迁移',
      'This is a backup of an embedded database. Restore it without DATABASE_URL; move brings it to PostgreSQL then.',
    ),
    postgresql: localized(
      '这是 PostgreSQL 的备份，请设置 DATABASE_URL 指向一个空的数据库',
      'This is a backup of PostgreSQL. Set DATABASE_URL to an empty database.',
    ),
  },
  placeNotEmpty: (folder: string, name: string) =>
    localized(
      `${folder} 中已有 ${name}。请用 --data 指定空的或不存在的目录；要替换其中的平台（原有内容另存）请加 --replace`,
      `${folder} holds ${name} already. Name an empty folder, or one that is not there, with --data; --replace sets aside what is there.`,
    ),
  databaseNotEmpty: localized(
    'DATABASE_URL 指向的数据库已有数据表，请建立一个空的数据库；恢复时也可加 --replace（原有数据表另存）',
    'The database of DATABASE_URL has tables already. Create an empty one; a restore can set them aside with --replace.',
  ),
  unfinishedCopy: localized(
    'DATABASE_URL 指向的数据库中，恢复或迁移没有完成，不能使用。请再次运行 restore 或 move（会先清除未完成的部分）',
    'A restore into or a move to the database of DATABASE_URL was not finished. Run it again; it removes what is half there first.',
  ),
  noRoom: (folder: string, free: number, needed: number) =>
    localized(
      `${folder} 所在磁盘剩余 ${megabytes(free)} MB，恢复需要 ${megabytes(needed)} MB`,
      `The volume of ${folder} has ${megabytes(free)} MB free, and the restore needs ${megabytes(needed)} MB.`,
    ),
  rowsDiffer: (table: string, found: number, expected: number) =>
    localized(
      `没有恢复：表 ${table} 应有 ${expected} 行，实际 ${found} 行。目标与恢复前相同`,
      `Nothing was restored: the table ${table} has ${found} rows instead of ${expected}. The place is as it was.`,
    ),
  restored: (at: string, rows: number, files: number) =>
    localized(
      `已恢复 ${at} 的备份并核对：${rows} 行数据，${files} 个文件。当时的登录已全部失效`,
      `The backup of ${at} is restored and compared: ${rows} rows, ${files} files. The sign-ins of then have ended.`,
    ),
  bringFiles: localized(
    '备份不含上传的文件：启动前请把原来的 files 目录复制到数据目录',
    'It holds no stored files: copy the folder files into the data folder before the start.',
  ),
  bringKeys: localized(
    '备份不含密钥：启动前请把 secrets.key 复制到数据目录，否则加密保存的密码要重新填写',
    'It holds no keys: copy secrets.key into the data folder before the start, or sealed passwords have to be entered anew.',
  ),
  asideFolder: (folder: string) =>
    localized(
      `恢复前的平台在 ${folder} 中。确认恢复的平台可用后，再删除它`,
      `The platform of before is in ${folder}. Delete it when the restored one has proved itself.`,
    ),
  asideSchema: (schema: string) =>
    localized(
      `恢复前的数据表在数据库的模式 ${schema} 中。确认恢复的平台可用后，再删除它：drop schema ${schema} cascade`,
      `The tables of before are in the schema ${schema} of the database. When the restored ones have proved themselves: drop schema ${schema} cascade.`,
    ),
  stopServers: localized(
    '有服务器正在使用 DATABASE_URL 指向的数据库，请先停止全部服务器',
    'Servers use the database of DATABASE_URL. Stop all of them first.',
  ),
  replaceQuestion: (place: string, word: string) =>
    localized(
      `${place} 中的平台将被备份替换（原有内容另存）。输入 ${word} 继续`,
      `The backup replaces the platform in ${place}, which is set aside. Type ${word} to go on`,
    ),
  replaceRefused: localized('没有恢复：未确认', 'Nothing was restored: it was not confirmed.'),
  noTerminalToConfirm: localized(
    '没有可确认的终端；确定要替换时请加 --yes',
    'There is no terminal to confirm on. Add --yes if the platform is to be replaced.',
  ),
  nothingToMove: (folder: string) =>
    localized(`${folder} 中没有内嵌数据库`, `The folder ${folder} has no embedded database.`),
  moveNeedsTarget: localized(
    '请用 DATABASE_URL 指定迁移到的 PostgreSQL 数据库',
    'Name the PostgreSQL database to move to in DATABASE_URL.',
  ),
  stopToMove: (folder: string) =>
    localized(`服务器正在使用 ${folder}，请先停止它`, `A server uses ${folder}. Stop it first.`),
  otherVersion: localized(
    '内嵌数据库不是本版本的结构。请先用本版本不带 DATABASE_URL 启动一次，停止后再迁移',
    'The embedded database is not of this version. Start this version without DATABASE_URL once, stop it, and move then.',
  ),
  rowsDifferAfterMove: (table: string) =>
    localized(
      `没有迁移：表 ${table} 的数据与原来不同。目标数据库已清空，原数据库未改动`,
      `Nothing was moved: the rows of ${table} differ. The new database is empty again, the old one is as it was.`,
    ),
  moveFailed: (reason: string) =>
    localized(
      `没有迁移：${reason}。目标数据库已清空，原数据库未改动`,
      `Nothing was moved: ${reason}. The new database is empty again, the old one is as it was.`,
    ),
  moved: (tables: number, rows: number) =>
    localized(
      `已迁移并逐行核对：${tables} 张表，${rows} 行。请用同一个 --data（文件和密钥在其中）和 DATABASE_URL 启动`,
      `${tables} tables with ${rows} rows are moved and compared row by row. Start with the same --data, which holds files and keys, and with DATABASE_URL.`,
    ),
  movedNote: localized(
    '本目录的平台已迁移到 PostgreSQL，pglite 是迁移前的数据库',
    'The platform of this folder was moved to PostgreSQL. The folder pglite is its database of before.',
  ),
  seeded: localized('数据库结构和初始数据已是本版本', 'Tables and initial rows are those of this version.'),
  seededFirst: localized('已建立平台，管理员 admin 的密码：', 'The platform is made. The password of admin:'),
} as const;
