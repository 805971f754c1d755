import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that hold a part of the core and what it needs of the rest, for those who want that part alone. Only pure functions are given
 * so: a second copy of a service beside the core would be a second truth.
 * @type {Readonly<Record<string, { description: string, exports: Readonly<Record<string, string>>, without?: readonly string[] }>>} `without`: modules
 *   whose names the entry points leave out, since they would bring the descriptions of every resource along
 */
export const smallPackages = {
  cron: {
    description:
      'Cron expressions of Quartz and unix: parsed, described in Chinese and English, with their fires in any zone',
    exports: { '.': 'features/schedule/cron/index' },
  },
  validators: {
    description:
      'Identity cards, credit codes, bank cards, telephones and regions of China, with a sentence for what is wrong',
    exports: { '.': 'features/validation/validators/index', './regions': 'features/validation/regions/index' },
    without: ['./record-rules', './text-rules'],
  },
};

/** What a built module or declaration imports; declarations name the source. */
const imported = /^(?:import|export)\s[^;'"]*?from '([^']+)'|^import '([^']+)'|\bimport\(["']([^"']+)["']\)/gmu;

/**
 * The files that modules of a built package need, and the libraries.
 * @param {string} built its folder
 * @param {readonly string[]} modules without extensions, relative to the folder
 * @param {(file: string) => string} [read] contents of a file of it
 * @returns {{ files: string[], libraries: string[] }} relative to the folder; names of packages
 */
export function closureOf(built, modules, read = (file) => readFileSync(path.join(built, file), 'utf8')) {
  const files = new Set(modules.flatMap((module) => [`${module}.js`, `${module}.d.ts`]));
  /** @type {Set<string>} */
  const libraries = new Set();
  for (const file of files)
    for (const [, from, alone, later] of read(file).matchAll(imported)) {
      const specifier = from ?? alone ?? later ?? '';
      if (!specifier.startsWith('.')) {
        libraries.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
        continue;
      }
      const module = path.posix.join(path.posix.dirname(file), specifier).replace(/\.[jt]s$/u, '');
      files.add(`${module}.js`).add(`${module}.d.ts`);
    }
  return { files: [...files].toSorted(), libraries: [...libraries].toSorted() };
}

/**
 * An entry point without the names of some modules.
 * @param {string} text
 * @param {readonly string[]} modules as it names them, without extensions
 * @returns {string}
 */
export const entryWithout = (text, modules) =>
  text.replaceAll(/^export (?:type )?\{[^}]*\} from '([^']+)\.[jt]s';\n/gmu, (statement, module) =>
    modules.includes(module) ? '' : statement,
  );

/**
 * Puts a small package together out of the core that was built and packed.
 * @param {string} name
 * @param {{ core: string, folder: string, manifest: Record<string, any> }} places the folder of the core as it was packed, that of the
 *   small package, and the published manifest of the core
 * @returns {Record<string, unknown>} the manifest
 */
export function cutSmallPackage(name, { core, folder, manifest }) {
  const { description, exports, without = [] } = smallPackages[name] ?? { description: '', exports: {} };
  const built = path.join(core, 'dist');
  const entries = new Set(Object.values(exports).flatMap((module) => [`${module}.js`, `${module}.d.ts`]));
  const read = (/** @type {string} */ file) => {
    const text = readFileSync(path.join(built, file), 'utf8');
    return entries.has(file) ? entryWithout(text, without) : text;
  };
  const { files, libraries } = closureOf(built, Object.values(exports), read);
  for (const file of files) {
    cpSync(path.join(built, file), path.join(folder, 'dist', file));
    if (entries.has(file)) writeFileSync(path.join(folder, 'dist', file), read(file));
    else if (existsSync(path.join(built, `${file}.map`)))
      cpSync(path.join(built, `${file}.map`), path.join(folder, 'dist', `${file}.map`));
  }
  const dependencies = Object.fromEntries(libraries.map((library) => [library, manifest.dependencies[library]]));
  return {
    ...manifest,
    name: `@evergreen/${name}`,
    description,
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([subpath, module]) => [
          subpath,
          { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: libraries.length === 0 ? undefined : dependencies,
  };
}
