import { pageFiles, pascalCase, withLine } from './page-source.mjs';
import { kebabCase, menuGroups, quoted, titleOf, withEntry } from './resource-source.mjs';

const files = {
  contract: 'packages/core/src/contract/index.ts',
  built: 'packages/core/src/features/shell/navigation/built-pages.ts',
  menu: 'packages/server/src/db/seed/system-menu.seed.ts',
};

/**
 * What a new page that is no list writes into the sources.
 * @param {string} address domain and name, such as `insight/clubRoom`
 * @param {{ zh: string | undefined, en: string | undefined, group: string, reads: string }} wishes reads: the call that it shows, such as
 *   `homeEndpoints.counts`
 * @param {import('./resource-plan.mjs').Sources} sources
 * @returns {{ kind: 'planned', written: Readonly<Record<string, string>> } | { kind: 'refused', text: string }}
 */
export function planPage(address, { zh, en, group, reads }, { exists, read }) {
  /** @param {string} text */
  const refused = (text) => /** @type {const} */ ({ kind: 'refused', text });
  const [, domain, name] = /^([a-z]+)\/([a-z][A-Za-z0-9]{0,40})$/.exec(address) ?? [];
  if (domain === undefined || name === undefined)
    return refused(`"${address}" is no page; say its domain and its name in camelCase, such as insight/clubRoom.`);
  const registry = `packages/app/src/pages/${domain}/pages.ts`;
  if (!exists(registry)) return refused(`The domain "${domain}" has no pages: there is no ${registry}.`);
  const [, endpoints] = /^(\w+Endpoints)\.\w+$/.exec(reads) ?? [];
  if (endpoints === undefined || !new RegExp(`\\b${endpoints}\\b`).test(read(files.contract)))
    return refused(
      `"${reads}" is no call of the contract. A page reads one: write it first (docs/guides/add-an-endpoint.md).`,
    );
  const menu = read(files.menu);
  if (!menuGroups(menu).includes(group))
    return refused(`The menu has no group "${group}". There are: ${menuGroups(menu).join(', ')}.`);
  const title = { en: en ?? titleOf(name), zh: zh ?? en ?? titleOf(name) };
  const created = pageFiles({ name, domain, ...title, endpoint: reads });
  const there = Object.keys(created).find(exists);
  if (there !== undefined) return refused(`${there} exists already; nothing was changed.`);

  const file = kebabCase(name);
  const component = quoted(`pages/${file}`);
  const Page = `${pascalCase(name)}Page`;
  const lazy = `const ${Page} = lazyPage(async () => (await import('./${file}/${file}.page.tsx')).${Page});\n\n`;
  const entry = `page(${quoted(`${group}/${name}`)}, ${component}, localized(${quoted(title.zh)}, ${quoted(title.en)}))`;
  return {
    kind: 'planned',
    written: {
      ...created,
      [registry]: withLine(read(registry), '  components: {', `    ${component}: ${Page},`).replace(
        /^export const \w+: /m,
        (list) => lazy + list,
      ),
      [files.built]: withLine(read(files.built), 'builtComponents: ReadonlySet<string> = new Set([', `  ${component},`),
      [files.menu]: withEntry(entry, group, menu),
    },
  };
}
