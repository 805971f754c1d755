import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { packageFindings } from './package-findings.mjs';
import { readOptions } from './program-options.mjs';
import { publishedManifest, publishedPackages, withoutStyleSheets } from './published-manifest.mjs';
import { cutSmallPackage, smallPackages } from './small-packages.mjs';
import { root, run, say } from './workspace.mjs';

/** Where tsconfig.build.json of a package writes, and the tarballs go. */
const output = path.join(root, 'dist/packages');

/**
 * @param {string} file
 * @returns {any}
 */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The files below a folder, relative to it.
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

/**
 * Puts what was built of a package into the folder in which it is packed.
 * @param {string} name
 * @param {readonly string[]} sources below `src`
 * @param {boolean} isProgram
 * @returns {Promise<boolean>} whether it could be built
 */
async function buildPackage(name, sources, isProgram) {
  const source = path.join(root, 'packages', name);
  const built = path.join(output, name, 'dist');
  if (isProgram) {
    if ((await build(['cli'])) !== 0) return false;
    cpSync(path.join(source, 'dist'), built, { recursive: true });
    return true;
  }
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  const project = path.join(source, 'tsconfig.build.json');
  const { code } = await run(process.execPath, [compiler, '--build', '--pretty', 'false', project], {
    output: 'stderr',
  });
  if (code !== 0) return false;
  for (const file of sources.filter((each) => each.endsWith('.css')))
    cpSync(path.join(source, 'src', file), path.join(built, file));
  for (const file of filesBelow(built).filter((each) => each.endsWith('.d.ts'))) {
    const declaration = path.join(built, file);
    writeFileSync(declaration, withoutStyleSheets(readFileSync(declaration, 'utf8')));
  }
  return true;
}

/**
 * Builds and packs a package, and after the core what is cut out of it.
 * @param {string} name
 * @returns {Promise<boolean>} whether nothing is wrong with it
 */
async function packPackage(name) {
  const source = path.join(root, 'packages', name);
  const folder = path.join(output, name);
  const manifest = readJson(path.join(source, 'package.json'));
  const isProgram = manifest.bin !== undefined;
  const sources = filesBelow(path.join(source, 'src'));
  mkdirSync(folder, { recursive: true });
  if (!(await buildPackage(name, sources, isProgram))) {
    say(`${name} could not be built.`);
    return false;
  }
  const published = publishedManifest(
    manifest,
    publishedPackages[name] ?? {},
    sources.map((file) => `./src/${file}`),
    (dependency) => readJson(path.join(source, 'node_modules', dependency, 'package.json')).version,
  );
  let isRight = await packFolder(folder, published, path.join(source, 'README.md'), isProgram);
  for (const small of name === 'core' ? Object.keys(smallPackages) : []) {
    const cut = path.join(output, small);
    const cutManifest = cutSmallPackage(small, { core: folder, folder: cut, manifest: published });
    isRight = (await packFolder(cut, cutManifest, path.join(root, `scripts/small-packages/${small}.md`))) && isRight;
    rmSync(cut, { recursive: true });
  }
  rmSync(folder, { recursive: true });
  return isRight;
}

/**
 * Packs what was built of a package.
 * @param {string} folder
 * @param {Record<string, unknown>} manifest
 * @param {string} readme
 * @param {boolean} [isProgram]
 * @returns {Promise<boolean>} whether nothing is wrong with it
 */
async function packFolder(folder, manifest, readme, isProgram = false) {
  const name = path.basename(folder);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(readme, path.join(folder, 'README.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const packing = await run(npm, ['pack', '--json', '--loglevel', 'error', '--pack-destination', output], {
    cwd: folder,
    output: 'collect',
  });
  if (packing.code !== 0) {
    say(packing.output);
    return false;
  }
  /** @type {[{ filename: string, size: number, unpackedSize: number, files: { path: string }[] }]} */
  const [{ filename, size, unpackedSize, files }] = JSON.parse(packing.output);
  const findings = await packageFindings({
    tarball: path.join(output, filename),
    files: files.map((file) => file.path),
    isProgram,
  });
  for (const finding of findings) console.log(`${name}: ${finding}`);
  const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`;
  console.log(
    `dist/packages/${filename}: ${kilobytes(size)}, ${files.length} files, ${kilobytes(unpackedSize)} unpacked`,
  );
  return findings.length === 0;
}

readOptions({
  usage: 'pnpm pack:packages',
  about: `Builds the packages that others install (${Object.keys({ ...publishedPackages, ...smallPackages }).join(', ')}) and packs them into dist/packages, then checks the tarballs.`,
  options: {},
});
await bootstrap();
rmSync(output, { recursive: true, force: true });
let areRight = true;
for (const name of Object.keys(publishedPackages)) areRight = (await packPackage(name)) && areRight;
process.exitCode = areRight ? 0 : 1;
