import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/workspace.mjs';

const fromServer = createRequire(path.join(root, 'packages/server/package.json'));

/** SQL that writes activities beside the seeded ones: of all ways the quickest on both engines, and the same rows on both. */
const rowsSql = (count) => `
  insert into activity (id, tenant_id, sys_org_code, title, type_id, status, audit_status, target_group, organizer_name, contact, contact_phone, address, sign_up_start, sign_up_end,
    start_time, end_time, quota, signed_count, fee, points, need_audit, is_top, content, create_by, create_time, update_time)
  select md5(n::text), 0, 'A01A02',
    (2020 + n % 7) || '年' || (n % 12 + 1) || '月' || (array['东湖区', '南浦区', '西山区', '梨园街道', '滨江街道'])[n % 5 + 1]
      || (array['健步走', '合唱排练', '书法交流', '健康讲座', '象棋比赛', '手机课堂', '太极拳', '摄影采风'])[n * 7 % 8 + 1] || 'No' || lpad(n::text, 6, '0'),
    types.ids[n % array_length(types.ids, 1) + 1], (n % 6)::text, '1', (n % 3 + 1)::text, '东湖区退休人员服务站', '王秀兰', '1380000' || lpad((n % 10000)::text, 4, '0'),
    '东湖区文化活动中心 ' || n % 100 || ' 室', moment - interval '20 days', moment - interval '2 days', moment, moment + interval '2 hours',
    case when n % 10 = 0 then null else n % 200 end, n % 50, 0, n % 20, 'N', 'N', repeat('活动内容', 20), 'clerk',
    timestamp '2020-01-01' + n::bigint * 7919 % 200000000 * interval '1 second', case when n % 3 = 0 then moment end
  from generate_series(1, ${count}) n,
    lateral (select timestamp '2020-01-01' + n::bigint * 104729 % 220000000 * interval '1 second' as moment) m,
    (select array_agg(id order by code) as ids from activity_type) types`;

export async function fillPostgres(url, rows) {
  const client = new (fromServer('pg').Client)({ connectionString: url });
  await client.connect();
  try {
    await client.query(rowsSql(rows));
    // As the server's own housekeeping does within a minute.
    await client.query('vacuum analyze activity');
  } finally {
    await client.end();
  }
}

/** PGlite has no housekeeping: its planner knows of the rows what an index and the size of the file say. */
export async function fillEmbedded(folder, rows) {
  const { PGlite } = await import(pathToFileURL(fromServer.resolve('@electric-sql/pglite')).href);
  const database = await PGlite.create({ dataDir: folder });
  await database.exec(rowsSql(rows));
  await database.close();
}

/** A server of its own, as the tests start it, with a database whose letters include Chinese ones. */
export async function startPostgres() {
  const { tsImport } = await import(
    pathToFileURL(path.join(root, 'packages/server/node_modules/tsx/dist/esm/api/index.mjs')).href
  );
  const { startPrivatePostgres } = await tsImport(
    path.join(root, 'packages/server/test/private-postgres.ts'),
    import.meta.url,
  );
  const server = await startPrivatePostgres();
  if (server === undefined) throw new Error('No PostgreSQL server is installed.');
  const client = new (fromServer('pg').Client)({ connectionString: server.url });
  await client.connect();
  await client.query(`create database evergreen template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
  await client.end();
  return { url: Object.assign(new URL(server.url), { pathname: '/evergreen' }).href, stop: () => server.stop() };
}
