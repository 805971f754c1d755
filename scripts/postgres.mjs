import { existsSync } from 'node:fs';
import { installFromDistribution } from './distribution-packages.mjs';
import { say } from './workspace.mjs';

/** Where Debian's packages put the programs of each version; the tests of the server start one of their own from there. */
const programs = '/usr/lib/postgresql';

/**
 * Makes sure that the tests of the server find PostgreSQL: the server that TEST_DATABASE_URL names, an installed one, or the distribution's
 * package. Without one they run on the embedded database alone, and a sentence says so.
 * @returns {Promise<void>}
 */
export async function ensurePostgres() {
  if (process.env['TEST_DATABASE_URL'] !== undefined || existsSync(programs)) return;
  say("正在安装系统的 PostgreSQL… / Installing the distribution's PostgreSQL…");
  if (await installFromDistribution(['postgresql'])) return;
  say('未安装 PostgreSQL，服务器测试只在嵌入式数据库上运行。');
  say('PostgreSQL is not installed: the tests of the server run on the embedded database alone.');
}
