/**
 * @typedef {object} Publishing what the manifest of the workspace does not say
 * @property {boolean | readonly string[]} [sideEffects] files that a bundler may not leave out; true, the default, means all
 * @property {readonly string[]} [peers] dependencies of which a program has one copy, its own
 */

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string} license
 * @property {string} type
 * @property {boolean | readonly string[]} [sideEffects]
 * @property {{ node: string }} [engines]
 * @property {Record<string, string>} [bin]
 * @property {readonly string[]} [files]
 * @property {Record<string, string | null>} [exports]
 * @property {Record<string, string>} [dependencies]
 */

/**
 * The packages that others install, each after those that it needs. Said here and not in their manifests, because it would change what
 * is bundled in the workspace.
 * @type {Readonly<Record<string, Publishing>>}
 */
export const publishedPackages = {
  core: { sideEffects: false },
  platform: { sideEffects: false },
  'react-ui': { sideEffects: ['**/*.css'], peers: ['antd', 'react', 'react-dom'] },
  cli: {},
};

/**
 * Whether a file exists for tests alone. The builds leave such files out (`exclude` in tsconfig.build.json).
 * @param {string} file its path below `src`, or in what was built of it
 * @returns {boolean}
 */
function isTestFile(file) {
  return /(?:^|\/)testing\/|\.(?:test|testing)\.[^/]+$/.test(file);
}

/**
 * Files that a package must not hold: those for tests, and sources, which nothing leads to.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function strayFiles(files) {
  return files.filter((file) => isTestFile(file) || (/\.tsx?$/.test(file) && !file.endsWith('.d.ts')));
}

/**
 * A declaration file without the style sheets of its module, which say nothing about types and that no compiler finds.
 * @param {string} text
 * @returns {string}
 */
export function withoutStyleSheets(text) {
  return text.replaceAll(/^import '[^']+\.css';\n/gmu, '');
}

/**
 * The key of an exports map by which a subpath is found: its own, or the pattern with the longest beginning.
 * https://nodejs.org/api/esm.html#resolution-algorithm-specification
 * @param {Readonly<Record<string, string | null>>} exports
 * @param {string} subpath
 * @returns {string | undefined}
 */
function keyOf(exports, subpath) {
  if (Object.hasOwn(exports, subpath)) return subpath;
  return Object.keys(exports)
    .filter((key) => {
      const [before = '', after] = key.split('*');
      return (
        after !== undefined && subpath.length >= key.length && subpath.startsWith(before) && subpath.endsWith(after)
      );
    })
    .toSorted((a, b) => b.indexOf('*') - a.indexOf('*') || b.length - a.length)[0];
}

/**
 * The entry points of a map with its patterns written out: as many subpaths as there are sources that match and that the map does not refuse.
 * @param {Readonly<Record<string, string | null>>} exports
 * @param {readonly string[]} sources files of the package, `./src/index.ts`
 * @returns {[subpath: string, source: string][]}
 */
export function writtenOut(exports, sources) {
  return Object.entries(exports).flatMap(([key, target]) => {
    if (target === null) return [];
    const [before = '', after] = target.split('*');
    if (after === undefined) return [/** @type {[string, string]} */ ([key, target])];
    return sources
      .filter(
        (source) => source.length > before.length + after.length && source.startsWith(before) && source.endsWith(after),
      )
      .map(
        (source) =>
          /** @type {[string, string]} */ ([
            key.replace('*', source.slice(before.length, source.length - after.length)),
            source,
          ]),
      )
      .filter(([subpath]) => keyOf(exports, subpath) === key);
  });
}

/**
 * The manifest with which a package of the workspace is published: entry points lead to what was built, versions are ranges that a
 * program can share, and what only the workspace needs is gone. Entry points for tests are not published.
 * @param {Manifest} manifest
 * @param {Publishing} publishing
 * @param {readonly string[]} sources files of the package, `./src/index.ts`
 * @param {(dependency: string) => string} versionOf the version that the package was tested with
 * @returns {Record<string, unknown>}
 */
export function publishedManifest(manifest, publishing, sources, versionOf) {
  const {
    name,
    version,
    description,
    license,
    type,
    engines = { node: '>=20.19.0' },
    bin,
    files = ['dist'],
  } = manifest;
  const ranges = Object.entries(manifest.dependencies ?? {}).map(([dependency, range]) => [
    dependency,
    range.startsWith('workspace:') ? versionOf(dependency) : `^${versionOf(dependency)}`,
  ]);
  const peers = new Set(publishing.peers);
  const [dependencies, peerDependencies] = [false, true].map((isPeer) => {
    const chosen = ranges.filter(([dependency = '']) => peers.has(dependency) === isPeer);
    return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
  });
  const exports =
    manifest.exports === undefined
      ? undefined
      : Object.fromEntries([
          ...writtenOut(manifest.exports, sources)
            .filter(([, source]) => !isTestFile(source))
            .map(([subpath, source]) => {
              const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
              return [subpath, { types: `${built}.d.ts`, default: `${built}.js` }];
            }),
          ['./package.json', './package.json'],
        ]);
  const published = {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin,
    files,
    exports,
    sideEffects: publishing.sideEffects,
    dependencies,
    peerDependencies,
    publishConfig: { access: 'public' },
  };
  return Object.fromEntries(Object.entries(published).filter(([, value]) => value !== undefined));
}
