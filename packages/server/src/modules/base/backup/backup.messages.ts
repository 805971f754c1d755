import { localized } from '@evergreen/core/kernel';

export const backupMessages = {
  otherEngine: localized('PostgreSQL 请使用 pg_dump 备份', 'PostgreSQL is backed up by pg_dump.'),
  incomplete: (table: string) =>
    localized(`备份不完整：没有表 ${table}`, `The backup is not whole: it lacks the table ${table}.`),
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
