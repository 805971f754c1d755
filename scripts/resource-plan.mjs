import {
  announcedPage,
  descriptionSource,
  isListedIcon,
  kebabCase,
  menuGroups,
  nameProblem,
  registered,
  titleOf,
  withPage,
} from './resource-source.mjs';

/**
 * @typedef {object} Sources the repository as a new resource sees it; files are relative to the repository
 * @property {(file: string) => boolean} exists
 * @property {(file: string) => string} read
 *
 * @typedef {{ zh: string | undefined, en: string | undefined, group: string, icon: string | undefined }} Wishes group: the address of
 *   a group of the menu
 *
 * @typedef {object} Plan
 * @property {string} description the file of the description
 * @property {string} registry
 * @property {string} menu
 * @property {Readonly<Record<string, string>>} written new contents by file
 * @property {{ zh: string, en: string }} titles
 */

const files = {
  example: 'packages/core/src/resources/business/activity-type.resource.ts',
  registry: 'packages/core/src/resources/define/resources.registry.ts',
  menu: 'packages/server/src/db/seed/business-menu.seed.ts',
  icons: 'packages/core/src/features/shell/navigation/menu-icon.ts',
};

/**
 * What a new resource writes into the sources, before its migration is drafted.
 * @param {string} name
 * @param {Wishes} wishes
 * @param {Sources} sources
 * @returns {{ kind: 'planned', plan: Plan } | { kind: 'refused', text: string }}
 */
export function planResource(name, wishes, { exists, read }) {
  /** @param {string} text */
  const refused = (text) => /** @type {const} */ ({ kind: 'refused', text });
  const problem = nameProblem(name);
  if (problem !== undefined) return refused(problem);
  const description = `packages/core/src/resources/business/${kebabCase(name)}.resource.ts`;
  if (exists(description)) return refused(`${description} exists already; nothing was changed.`);
  const menu = read(files.menu);
  const announced = announcedPage(name, menu);
  const groups = menuGroups(menu);
  if (announced === undefined && !groups.includes(wishes.group))
    return refused(`The menu has no group "${wishes.group}". There are: ${groups.join(', ')}.`);

  const en = wishes.en ?? announced?.en ?? titleOf(name);
  const zh = wishes.zh ?? announced?.zh ?? en;
  const icon = wishes.icon ?? announced?.icon ?? 'UnorderedListOutlined';
  if (!isListedIcon(icon, read(files.icons)))
    return refused(`The icon "${icon}" is not in the list of ${files.icons}.`);
  const resource = { name, zh, en, singularZh: zh.replace(/管理$/, ''), singularEn: titleOf(name) };
  const written = {
    [description]: descriptionSource(resource, read(files.example)),
    [files.registry]: registered(name, read(files.registry)),
    [files.menu]: withPage(name, icon, wishes.group, menu),
  };
  return {
    kind: 'planned',
    plan: { description, registry: files.registry, menu: files.menu, written, titles: { zh, en } },
  };
}
