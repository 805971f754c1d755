// Writes a table of ten columns once, in a process of its own: see bench/transfer.mjs.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../../scripts/workspace.mjs';
import { createTableWriter } from '../../packages/server/src/modules/records/transfer/files/table-writer.ts';

const [writer, count, table = ''] = [process.argv[2], Number(process.argv[3]), process.argv[4]];
const given = table === '' ? undefined : JSON.parse(readFileSync(table, 'utf8'));
const columns = given?.[0] ?? [
  '标题',
  '类型',
  '状态',
  '主办单位',
  '地址',
  '开始时间',
  '结束时间',
  '名额',
  '费用',
  '创建时间',
];
const made = (at) => [
  `退休职工健步走活动 ${at}`,
  ['文艺演出', '讲座', '体育健身', '参观考察'][at % 4],
  ['草稿', '已发布', '已结束'][at % 3],
  `江城市第 ${at % 40} 服务站`,
  `滨江大道 ${at % 900} 号 ${at} 室`,
  `2026-0${1 + (at % 9)}-15 09:00:00`,
  `2026-0${1 + (at % 9)}-15 11:30:00`,
  at % 300,
  (at % 1000) / 10,
  `2026-01-15 0${at % 10}:00:00`,
];
const row = (at) => given?.[at + 1] ?? made(at);
const ending = writer.slice(writer.lastIndexOf('.') + 1);

function ours() {
  const table = createTableWriter(ending, { name: '活动', columns });
  for (let at = 0; at < count; at += 1) table.add(row(at));
  return table.end();
}

function theirs() {
  const { utils, write } = createRequire(path.join(root, 'packages/server/package.json'))('@e965/xlsx');
  const lines = [columns, ...Array.from({ length: count }, (_, at) => row(at))];
  const book = { SheetNames: ['活动'], Sheets: { 活动: utils.aoa_to_sheet(lines, { dense: true }) } };
  return write(book, { type: 'buffer', bookType: ending === 'xls' ? 'biff8' : ending, compression: true });
}

const started = performance.now();
const file = writer.startsWith('ours') ? ours() : theirs();
const time = performance.now() - started;
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
process.send?.({ time, size: Math.round(file.length / 1024), memory });
process.disconnect?.();
