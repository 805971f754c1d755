import { localized } from '@evergreen/core/kernel';

export const backupMessages = {
  otherEngine: localized(
    'PostgreSQL 请使用 pg_dump 备份：npm start -- backup <新目录>，服务器可继续运行',
    'PostgreSQL is backed up by pg_dump: npm start -- backup <new folder>, while the servers run.',
  ),
  isMade: localized('正在备份，请稍后再试', 'A backup is being made. Try again later.'),
  made: (name: string, rows: number) =>
    localized(`备份完成并已核对：${name}，${rows} 行数据`, `The backup is made and compared: ${name}, ${rows} rows`),
  platformOnly: localized(
    '备份属于平台，请切换到平台（租户 0）后再试',
    'Backups belong to the platform. Switch to the platform itself, tenant 0.',
  ),
  noTool: (tool: string) =>
    localized(
      `没有找到 ${tool}。请安装 PostgreSQL 的客户端程序（Debian、Ubuntu：apt install postgresql-client），再试一次`,
      `There is no ${tool}. Install the client programs of PostgreSQL (Debian, Ubuntu: apt install postgresql-client) and try again.`,
    ),
  oldTool: (tool: string, own: number, server: number) =>
    localized(
      `${tool} 的版本 ${own} 低于数据库的版本 ${server}，请安装 postgresql-client-${server}`,
      `${tool} is of version ${own}, older than the database (${server}). Install postgresql-client-${server}.`,
    ),
  toolFailed: (tool: string, reason: string) => localized(`${tool} 失败：${reason}`, `${tool} failed: ${reason}`),
  incomplete: (table: string) =>
    localized(`备份不完整：没有表 ${table}`, `The backup is not whole: it lacks the table ${table}.`),
  missingContent: (path: string) =>
    localized(`备份中缺少 ${path}，没有恢复`, `The backup lacks ${path}; nothing was restored.`),
  damagedContent: (path: string) =>
    localized(
      `备份中的 ${path} 与备份时不同，没有恢复`,
      `${path} in the backup is not what was backed up; nothing was restored.`,
    ),
  noManifest: (file: string) =>
    localized(
      `没有备份说明文件 ${file}，请把它和备份放在一起`,
      `There is no ${file}. Put it beside the backup that it belongs to.`,
    ),
  badManifest: (file: string) =>
    localized(`备份说明文件 ${file} 无法读取`, `${file} describes no backup of this version.`),
  otherBytes: (file: string) =>
    localized(`${file} 与备份时不同，可能已损坏`, `${file} is not what was backed up: its checksum differs.`),
} as const;
