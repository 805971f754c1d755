import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { writtenOut } from './published-manifest.mjs';
import { root } from './workspace.mjs';

const core = path.join(root, 'packages/core');

/**
 * The bundler of Vite without Vite's plugins, which bundle the same at four times the cost.
 * @type {{ rolldown: (options: import('vite').Rolldown.InputOptions) => Promise<import('vite').Rolldown.RolldownBuild> }}
 */
export const { rolldown } = createRequire(createRequire(import.meta.url).resolve('vite'))('rolldown');

/**
 * The entry points of the core: the subpaths by which it is imported, and the file of each.
 * @returns {readonly { readonly name: string, readonly file: string }[]}
 */
export function coreEntryPoints() {
  /** @type {{ exports: Record<string, string | null> }} */
  const { exports } = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8'));
  const sources = readdirSync(path.join(core, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `./src/${file.replaceAll(path.sep, '/')}`)
    .toSorted();
  return writtenOut(exports, sources).map(([subpath, file]) => ({
    name: `@evergreen/core${subpath.slice(1)}`,
    file: path.join(core, file),
  }));
}

/**
 * The names that an entry point exports, types marked, in alphabetical order. Throws for one that holds anything but
 * `export { … } from` and interfaces of its own.
 * @param {string} file
 * @returns {readonly string[]}
 */
export function namesOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .flatMap((statement) => {
      if (ts.isImportDeclaration(statement)) return [];
      if (ts.isInterfaceDeclaration(statement)) return [`type ${statement.name.text}`];
      if (
        !ts.isExportDeclaration(statement) ||
        statement.exportClause === undefined ||
        !ts.isNamedExports(statement.exportClause)
      )
        throw new Error(`${file} may hold nothing but export { … } from and interfaces`);
      const { isTypeOnly, exportClause } = statement;
      return exportClause.elements.map(
        (element) => `${isTypeOnly || element.isTypeOnly ? 'type ' : ''}${element.name.text}`,
      );
    })
    .toSorted((a, b) => a.replace('type ', '').localeCompare(b.replace('type ', ''), 'en'));
}

/**
 * What importing everything from an entry point bundles: the features, the libraries, and the size of our own code, minified,
 * in bytes. Parts that are loaded later are not counted.
 * @param {string} file
 * @returns {Promise<{ readonly features: readonly string[], readonly libraries: readonly string[], readonly gzip: number }>}
 */
export async function bundleOf(file) {
  /** @type {Set<string>} */
  const libraries = new Set();
  const bundle = await rolldown({
    input: file,
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Set<typeof chunks[number]>} */
  const first = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const chunk of first)
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported === undefined)
        libraries.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      else first.add(imported);
    }
  const modules = [...first].flatMap(({ moduleIds }) => moduleIds);
  const features = new Set(
    modules.flatMap((id) => /[/\\]features[/\\][^/\\]+[/\\]([^/\\]+)[/\\]/u.exec(id)?.[1] ?? []),
  );
  return {
    features: [...features].toSorted(),
    libraries: [...libraries].toSorted(),
    gzip: [...first].reduce((sum, { code }) => sum + gzipSync(code).length, 0),
  };
}
