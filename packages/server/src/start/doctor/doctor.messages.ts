import { localized, type LocalizedText } from '@evergreen/core/kernel';

import type { DatabaseEngine } from '../../db/index.ts';

const MEGABYTE = 1_000_000;
/** Names that one line shows. */
const SHOWN = 5;

const listed = (names: readonly string[], separator: string) =>
  `${names.slice(0, SHOWN).join(separator)}${names.length > SHOWN ? '…' : ''}`;

/** What the examination of a platform says; in both languages at once, because the operator's is unknown. */
export const doctorMessages = {
  node: (version: string) => localized(`Node.js ${version}`, `Node.js ${version}`),
  applicationBuilt: localized('网页应用已构建', 'The application is built.'),
  folder: (folder: string) =>
    localized(
      `数据目录 ${folder} 可读写，其他用户不可访问`,
      `The data folder ${folder} can be read and written, by nobody else.`,
    ),
  noFolderYet: (folder: string) =>
    localized(
      `数据目录 ${folder} 尚不存在，首次启动时建立`,
      `There is no data folder ${folder} yet. The first start makes it.`,
    ),
  noFolder: (folder: string) =>
    localized(`${folder} 不是目录，请用 --data 指定另一个目录`, `${folder} is no folder. Name a folder with --data.`),
  folderUnusable: (folder: string) =>
    localized(
      `当前用户不能读写数据目录 ${folder}，请让运行服务器的用户拥有它`,
      `This user may not read and write the data folder ${folder}. Let the user that runs the server own it.`,
    ),
  folderOpen: (folder: string) =>
    localized(
      `本机其他用户可以访问数据目录 ${folder}，其中有密钥和个人信息；请运行 chmod 700 ${folder}`,
      `Other users of this machine may look into the data folder ${folder}, which holds keys and personal data. Run chmod 700 ${folder}.`,
    ),
  room: (free: number) =>
    localized(
      `数据目录所在磁盘剩余 ${Math.floor(free / MEGABYTE)} MB`,
      `The volume of the data folder has ${Math.floor(free / MEGABYTE)} MB free.`,
    ),
  roomUnknown: (folder: string) =>
    localized(
      `无法得知数据目录 ${folder} 所在磁盘的剩余空间`,
      `How much room the volume of the data folder ${folder} has cannot be measured.`,
    ),
  secretsFromEnvironment: localized(
    '加密密钥由环境变量 SECRETS_KEY 提供',
    'The key of stored secrets is given by the variable SECRETS_KEY.',
  ),
  keySound: (file: string) => localized(`密钥文件 ${file} 可用`, `The key file ${file} can be read.`),
  secretsMissing: localized(
    '缺少密钥文件 secrets.key：下次启动会生成新的密钥，已加密保存的密码将无法读取。请先从备份恢复它，或设置 SECRETS_KEY',
    'The key file secrets.key is missing: the next start makes another one, with which no stored password can be read. Restore it from a backup first, or set SECRETS_KEY.',
  ),
  noDatabase: localized(
    '数据目录中还没有数据库，首次启动时建立',
    'The data folder has no database yet. The first start makes it.',
  ),
  opened: (engine: DatabaseEngine) =>
    engine === 'embedded'
      ? localized('内嵌数据库可以打开', 'The embedded database opens.')
      : localized('PostgreSQL 可以连接', 'PostgreSQL can be reached.'),
  inUse: (taken: LocalizedText) =>
    localized(
      `数据库正在使用，未作检查。${taken['zh-CN']}`,
      `The database is in use and was not examined. ${taken['en-US']}`,
    ),
  version: (version: string) => localized(`数据库版本 ${version}`, `Version of the database: ${version}`),
  tooOld: (version: string, oldest: number) =>
    localized(
      `数据库版本 ${version} 过旧，请升级到 PostgreSQL ${oldest} 或更高版本`,
      `The database is of version ${version}. Upgrade it to PostgreSQL ${oldest} or later.`,
    ),
  embeddedDurability: localized(
    '内嵌数据库：进程被终止不会丢失已保存的数据，断电可能丢失最近的数据。不允许丢失时请使用 PostgreSQL（DATABASE_URL）',
    'The embedded database survives a killed process, and no power cut: what was saved last may be lost. Where that must not happen, use PostgreSQL (DATABASE_URL).',
  ),
  durable: localized('已保存的数据在断电后仍然存在', 'What was saved survives a power cut.'),
  unsynced: localized(
    'PostgreSQL 的 fsync 或 full_page_writes 为 off，断电可能损坏整个数据库；请改为 on',
    'PostgreSQL has fsync or full_page_writes off: a power cut may destroy the whole database. Turn them on.',
  ),
  commitUnsynced: localized(
    'PostgreSQL 的 synchronous_commit 为 off，断电可能丢失最近保存的数据；请改为 on',
    'PostgreSQL has synchronous_commit off: a power cut may lose what was saved last. Turn it on.',
  ),
  clock: (offset: number) =>
    localized(
      `本机时钟与数据库相差 ${offset} 毫秒`,
      `The clocks of this machine and of the database differ by ${offset} ms.`,
    ),
  clockOff: (offset: number) =>
    localized(
      `本机时钟与数据库相差 ${Math.round(offset / 1000)} 秒：登录和定时任务会受影响。请在两台机器上启用时间同步（NTP）`,
      `The clocks of this machine and of the database differ by ${Math.round(offset / 1000)} s, which sign-ins and jobs suffer from. Synchronise both machines (NTP).`,
    ),
  mayNotCreate: localized(
    '数据库用户不能建表，升级会失败；请让它拥有该数据库',
    'The user of the database may not create tables, so upgrades fail. Make it the owner of the database.',
  ),
  connections: (limit: number, used: number) =>
    localized(
      `数据库连接已用 ${used} 个，上限 ${limit} 个`,
      `${used} of ${limit} connections of the database are in use.`,
    ),
  fewConnections: (limit: number, used: number, needed: number) =>
    localized(
      `数据库连接已用 ${used} 个，上限 ${limit} 个：每个服务进程最多需要 ${needed} 个。请提高 max_connections`,
      `${used} of ${limit} connections of the database are in use, and each server process may take ${needed}. Raise max_connections.`,
    ),
  migrated: (count: number) =>
    localized(`数据库结构为本版本（${count} 项变更）`, `The tables are those of this version (${count} migrations).`),
  pending: (names: readonly string[]) =>
    localized(
      `有 ${names.length} 项数据库结构变更尚未执行：${listed(names, '、')}。启动时会执行；若启动失败，原因在其输出中`,
      `${names.length} migrations are not applied: ${listed(names, ', ')}. The start applies them; if it fails, it prints why.`,
    ),
  storeInBucket: (place: string) =>
    localized(
      `文件在存储桶 ${place} 中，与数据库一致，各服务器共用`,
      `Files are in the bucket ${place}, the one of the database, which all servers share.`,
    ),
  storeInFolder: (place: string) =>
    localized(
      `文件在 ${place} 中，与数据库一致；多个服务器须共用此目录（网络盘），或改用存储桶`,
      `Files are in ${place}, the store of the database. Several servers have to share this folder, or use a bucket.`,
    ),
  storeUnnoted: (place: string) =>
    localized(`首次启动将使用 ${place} 保存文件`, `The first start takes ${place} for files.`),
  storeUnreachable: (place: string, reason: string) =>
    localized(
      `无法读取文件存储 ${place}：${reason}。请检查 S3_ENDPOINT、密钥和网络，或目录权限`,
      `The store of files ${place} cannot be read: ${reason}. Check S3_ENDPOINT, its keys and the network, or who may read the folder.`,
    ),
  noLateJobs: localized('没有延误的定时任务', 'No job is late.'),
  nobodyRunsJobs: (names: readonly string[]) =>
    localized(
      `没有进程在执行任务，${names.length} 个任务已到时间：${listed(names, '、')}。请启动服务器（JOBS 不为 off）`,
      `No process runs jobs, and ${names.length} are due: ${listed(names, ', ')}. Start a server, without JOBS=off.`,
    ),
  lateJobs: (names: readonly string[], runners: number) =>
    localized(
      `有 ${runners} 个进程在执行任务，但 ${names.length} 个任务延误：${listed(names, '、')}。请查看服务器日志和“定时任务”页面`,
      `${runners} processes run jobs, and ${names.length} jobs are late nevertheless: ${listed(names, ', ')}. Read the log of the server and the page of scheduled jobs.`,
    ),
  backup: (age: number) =>
    localized(`最近一次自动备份在 ${age} 小时前`, `The last backup of the job is ${age} hours old.`),
  oldBackup: (age: number) =>
    localized(
      `最近一次自动备份在 ${age} 小时前，请查看“定时任务”页面中备份任务的记录`,
      `The last backup of the job is ${age} hours old. Read the history of that job on the page of scheduled jobs.`,
    ),
  noBackup: localized(
    '数据目录中没有自动备份；请启动备份任务（定时任务 backup），并把备份复制到另一台机器',
    'The data folder holds no backup of the job. Start the job backup, and copy its backups to another machine.',
  ),
  backupElsewhere: localized(
    '这里不检查 PostgreSQL 的备份；请确认 pg_dump 或同类工具定期执行，并试过恢复',
    'Backups of PostgreSQL are not examined here. See to it that pg_dump or the like runs, and that a restore was tried.',
  ),
  verdict: (wrong: number, warnings: number) =>
    localized(`错误 ${wrong} 项，注意 ${warnings} 项`, `${wrong} wrong, ${warnings} to note`),
  level: {
    ok: localized('正常', 'ok'),
    warning: localized('注意', 'note'),
    wrong: localized('错误', 'wrong'),
  },
} as const;
