/**
 * The sources that a new resource takes, as texts: what exists goes in, what is to be written comes out. Names of functions are
 * taken from the resource `activityType`, which uses each of them once.
 */

/**
 * @typedef {object} NewResource
 * @property {string} name camelCase
 * @property {string} zh title in Chinese
 * @property {string} en title in English
 * @property {string} singularZh
 * @property {string} singularEn
 */

/** Where a new resource is opened, and where its calls answer. */
const FOLDER = '/isps';

const NAME = /^[a-z][A-Za-z0-9]{0,40}$/;

/**
 * @param {string} name
 * @returns {string | undefined} a sentence, when it is no name of a resource
 */
export function nameProblem(name) {
  if (NAME.test(name)) return undefined;
  return `"${name}" is no name of a resource; use camelCase letters and digits, such as squareTopic.`;
}

/** @param {string} name camelCase */
export const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {string} name camelCase */
export const snakeCase = (name) => kebabCase(name).replaceAll('-', '_');

/** @param {string} name camelCase, such as squareTopic; gives "Square topic" */
export const titleOf = (name) => {
  const words = kebabCase(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** @param {string} text */
export const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * @param {string} source
 * @param {RegExp} pattern with one group
 * @returns {string}
 */
function found(source, pattern) {
  const match = pattern.exec(source)?.[1];
  if (match === undefined)
    throw new Error(`Nothing matches ${pattern}; scripts/resource-source.mjs has to follow a rename`);
  return match;
}

/**
 * The description of a resource with a name, an order and a status: complete, and meant to be changed.
 * @param {NewResource} resource
 * @param {string} example the source of activity-type.resource.ts
 * @returns {string}
 */
export function descriptionSource({ name, zh, en, singularZh, singularEn }, example) {
  const text = found(example, /title: (\w+)\(/);
  const define = found(example, /export const activityType\w* = (\w+)\(/);
  const constant = found(example, /export const activityType(\w*) = /);
  const imports = example.slice(0, example.indexOf('export const')).trimEnd();
  const prefix = found(example, /(permissionPrefix): /);
  return `${imports}

export const ${name}${constant} = ${define}({
  name: ${quoted(name)},
  path: ${quoted(`${FOLDER}/${name}`)},
  title: ${text}(${quoted(zh)}, ${quoted(en)}),
  singular: ${text}(${quoted(singularZh)}, ${quoted(singularEn)}),
  ${prefix}: ${quoted(name)},
  labelField: 'name',
  lookup: 'nobody',
  defaultSorter: { column: 'sort', order: 'asc' },
  fields: {
    name: {
      type: 'text',
      label: ${text}('名称', 'Name'),
      maximumLength: 50,
      isRequired: true,
      isUnique: true,
      isNamedOnce: true,
      search: 'contains',
      column: { width: 200, isSortable: true },
    },
    sort: {
      type: 'integer',
      label: ${text}('排序', 'Order'),
      minimum: 0,
      maximum: 9999,
      initial: 0,
      column: { width: 100, isSortable: true },
    },
    status: {
      type: 'dictionary',
      dictionary: 'valid_status',
      label: ${text}('状态', 'Status'),
      isRequired: true,
      initial: '1',
      search: 'equals',
      column: { width: 100, isSortable: true },
    },
    remark: {
      type: 'multilineText',
      label: ${text}('备注', 'Remark'),
      maximumLength: 255,
      column: { width: 260 },
      form: { isWide: true },
    },
  },
});
`;
}

/**
 * The registry with one more import and one more entry at the end of its list.
 * @param {string} name
 * @param {string} registry the source of resources.registry.ts
 * @returns {string}
 */
export function registered(name, registry) {
  const constant = name + found(registry, /import \{ activityType(\w*) \}/);
  const line = `import { ${constant} } from '../business/${kebabCase(name)}.resource.ts';\n`;
  const lastImport = registry.lastIndexOf("from '../business/");
  const end = registry.indexOf('\n', lastImport) + 1;
  return (registry.slice(0, end) + line + registry.slice(end)).replace(
    /(export const \w+: readonly \w+\[\] = \[[^\]]*?),?(\s*)\]/,
    (_, list, space) => `${list}, ${constant}${space}]`,
  );
}

/**
 * Where a call that begins at `start` ends, behind its closing bracket.
 * @param {string} source
 * @param {number} start
 */
function endOfCall(source, start) {
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === '(') depth += 1;
    if (source[index] !== ')') continue;
    depth -= 1;
    if (depth === 0) return index + 1;
  }
  return source.length;
}

/**
 * What the menu says of a page that is named there and not built yet.
 * @param {string} name
 * @param {string} menu the source of business-menu.seed.ts
 * @returns {{ start: number, end: number, zh: string | undefined, en: string | undefined, icon: string | undefined } | undefined}
 */
export function announcedPage(name, menu) {
  const start = menu.indexOf(`page('${FOLDER}/${name}',`);
  if (start === -1) return undefined;
  const end = endOfCall(menu, start);
  const call = menu.slice(start, end);
  const [, zh, en] = /\w+\('([^']*)', '([^']*)'\)/.exec(call) ?? [];
  return { start, end, zh, en, icon: /icon: '(\w+)'/.exec(call)?.[1] };
}

/**
 * @param {string} icon antd's name, such as HomeOutlined
 * @param {string} list the source of menu-icon.ts
 */
export const isListedIcon = (icon, list) => list.includes(`  '${icon.toLowerCase().replace(/outlined$/, '')}',\n`);

/** @param {string} menu the source of business-menu.seed.ts */
export const menuGroups = (menu) => [...menu.matchAll(/\bgroup\('([^']+)'/g)].map(([, url]) => String(url));

/**
 * The menu with the page of a resource: in the place of the page that was announced, else as the last of a group.
 * @param {string} name
 * @param {string} icon
 * @param {string} group its address; one of `menuGroups`
 * @param {string} menu the source of business-menu.seed.ts
 * @returns {string}
 */
export function withPage(name, icon, group, menu) {
  const entry = `${found(menu, /(\w+)\('activityType'/)}(${quoted(name)}, ${quoted(icon)})`;
  const announced = announcedPage(name, menu);
  if (announced !== undefined) return menu.slice(0, announced.start) + entry + menu.slice(announced.end);
  return withEntry(entry, group, menu);
}

/**
 * The menu with an entry as the last of a group.
 * @param {string} entry
 * @param {string} group its address; one of `menuGroups`
 * @param {string} menu
 * @returns {string}
 */
export function withEntry(entry, group, menu) {
  const end = endOfCall(menu, menu.indexOf(`group('${group}'`));
  const list = menu.lastIndexOf(']', end);
  const before = menu.slice(0, list).trimEnd();
  return `${before.endsWith(',') ? before : `${before},`}\n    ${entry},\n  ${menu.slice(list)}`;
}
