// The dependency rule: imports point inward. Every rule's comment says what to do instead.
import { domainEdges } from './scripts/domain-edges.mjs';
import { exampleEdges } from './scripts/example-edges.mjs';
import { serverRules } from './scripts/server-boundaries.mjs';

const core = '^packages/core/src';
const features = `${core}/features`;

/** Tests, the fakes that they use, and the folders that hold nothing else. */
const testFiles = ['[.]test[.]tsx?$', '^packages/[^/]+/test/', '^packages/app/e2e/'];
const testCode = [...testFiles, `${core}/testing/`, '/testing/', '[.]testing[.]ts$'];

/** The features that the server decides with, too. */
const featuresOfTheServer = [
  'validation/validators',
  'validation/field-values',
  'validation/regions',
  'access/account-powers',
  'access/permissions',
  'session/profile',
  'session/registration',
  'schedule/cron',
  'schedule/jobs',
  'insight/alert-rule',
  'records/rules',
  'messaging/message-template',
  'messaging/notice-choice',
  'shell/navigation',
  'shell/pinyin',
  'text/html-profile',
];

/**
 * What comes from Node or the registry, installed or not.
 * @type {import('dependency-cruiser').DependencyType[]}
 */
const fromOutside = ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'unknown'];

/** What does not, whether it resolves or not. */
const ourOwn = ['^packages/', '^@evergreen/', '^[.](?!.*node_modules/)'];

/** @param {readonly string[]} names */
const oneOf = (names) => `(${names.join('|')})`;

/**
 * A part of the core that may import nothing of the core but itself and the parts named.
 * @param {string} part
 * @param {readonly string[]} allowed
 */
const partOfCore = (part, allowed) => ({
  name: `core-points-inward-${part}`,
  comment:
    `core/${part} may import only ${allowed.length === 0 ? 'itself' : `itself and core/{${allowed.join(',')}}`}. ` +
    'Move what both need inward, or let the outer part pass it in as a parameter.',
  severity: /** @type {const} */ ('error'),
  from: { path: `${core}/${part}/`, pathNot: testCode },
  to: { path: core, pathNot: [part, ...allowed].map((name) => `${core}/${name}/`) },
});

/**
 * @param {string} name of the package
 * @param {import('./scripts/domain-edges.mjs').DomainList} list
 */
const domainRules = (name, { root, edges }) => [
  ...Object.entries(edges).map(([domain, allowed]) => ({
    name: `domain-edges-${name}-${domain}`,
    comment:
      `In ${root} the domain ${domain} may import ${allowed.length === 0 ? 'no other domain' : `${allowed.join(', ')} and no other domain`}. ` +
      'Let the composition root or the page pass in what it needs, or add the edge to scripts/domain-edges.mjs if it is meant.',
    severity: /** @type {const} */ ('error'),
    from: { path: `^${root}/${domain}/`, pathNot: testCode },
    to: { path: `^${root}/`, pathNot: `^${root}/${oneOf([domain, ...allowed])}/` },
  })),
  {
    name: `domains-are-listed-${name}`,
    comment:
      'This domain is not in scripts/domain-edges.mjs. Put the code into one that is, or list the domain and what it may import.',
    severity: /** @type {const} */ ('error'),
    from: { path: `^${root}/([^/]+)/`, pathNot: [...testCode, `^${root}/${oneOf(Object.keys(edges))}/`] },
    to: { path: `^${root}/`, pathNot: `^${root}/$1/` },
  },
];

/**
 * A package that may import only some packages of the workspace.
 * @param {string} name
 * @param {readonly string[]} allowed
 */
const packageEdges = (name, allowed) => ({
  name: `packages-point-inward-${name}`,
  comment:
    `packages/${name} may use ${allowed.length === 0 ? 'no other package' : allowed.join(', ')}. ` +
    'Move what it needs inward, to the core when it is a decision, to platform when it is a port.',
  severity: /** @type {const} */ ('error'),
  from: { path: `^packages/${name}/`, pathNot: '^packages/app/e2e/' },
  to: {
    path: ['^packages/', '^@evergreen/'],
    pathNot: [name, ...allowed].map((other) => `^(packages|@evergreen)/${other}(/|$)`),
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that need each other are one concept or hide a third. Join them, or move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment:
        'This import leads nowhere. Inside a package write the path with its ending; across packages use a subpath of the exports map.',
      severity: 'error',
      // What examples import is installed from tarballs.
      from: { pathNot: '^examples/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment:
        'Nothing imports this file and it imports nothing. Use it, name it as an entry of its package, or delete it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [...testFiles, '[.]config[.][jt]s$', '[.]d[.]ts$', '^packages/core/src/testing/'],
      },
      to: {},
    },
    {
      name: 'packages-by-name-only',
      comment: 'Import packages by name: @evergreen/<package>/<subpath>, never a relative path into another package.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'own-package-by-path',
      comment: 'Inside a package import by relative path; its name is for the others.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/$1/', dependencyTypesNot: ['local'] },
    },
    packageEdges('core', []),
    packageEdges('platform', ['core']),
    packageEdges('react-ui', ['core']),
    packageEdges('gallery', ['core', 'react-ui']),
    packageEdges('app', ['core', 'gallery', 'platform', 'react-ui']),
    packageEdges('cli', ['core', 'platform']),
    packageEdges('server', ['core']),
    {
      name: 'e2e-is-a-black-box',
      comment: 'A browser test knows what a person can see. Drive the page; do not import the code behind it.',
      severity: 'error',
      from: { path: '^packages/app/e2e/' },
      to: { path: '^packages/[^/]+/src/' },
    },
    {
      name: 'core-knows-no-platform',
      comment:
        'The core runs anywhere: of the registry it knows xstate, rxjs, immer and valibot, and of Node nothing. ' +
        'Write a port for what it needs and its adapter in packages/platform.',
      severity: 'error',
      from: { path: `${core}/`, pathNot: testCode },
      to: {
        dependencyTypes: fromOutside,
        pathNot: [
          'node_modules/(xstate|rxjs|immer|valibot|@valibot/to-json-schema|pinyin-pro|@noble/ciphers)/',
          ...ourOwn,
        ],
      },
    },
    {
      name: 'pinyin-behind-its-entry-point',
      comment:
        'The readings of the Chinese characters are a large program that is loaded when somebody searches. ' +
        'Only features/shell/pinyin knows the library; a client imports that entry point lazily and passes `spell` in.',
      severity: 'error',
      from: { path: `${core}/`, pathNot: [`${features}/shell/pinyin/`] },
      to: { path: 'node_modules/pinyin-pro/' },
    },
    {
      name: 'ciphers-behind-one-file',
      comment:
        'The ciphers are loaded by whoever meets an encrypted answer and by nobody else. ' +
        'Only http/aes-decryption.ts knows the library; import that file lazily.',
      severity: 'error',
      from: { path: `${core}/`, pathNot: [`${core}/http/aes-decryption[.]ts$`] },
      to: { path: 'node_modules/@noble/ciphers/' },
    },
    {
      name: 'core-testing-knows-fast-check-only',
      comment:
        'The fakes are for every test runner: beside the libraries of the core they know fast-check and nothing else.',
      severity: 'error',
      from: { path: `${core}/testing/`, pathNot: testFiles },
      to: {
        dependencyTypes: fromOutside,
        pathNot: ['node_modules/(xstate|rxjs|immer|valibot|fast-check)/', ...ourOwn],
      },
    },
    {
      name: 'the-inside-of-the-core-is-plain',
      comment:
        'kernel and ports are words and interfaces without a library; contract and resources know valibot only. Move what needs more outward.',
      severity: 'error',
      from: { path: `${core}/(kernel|ports|contract|resources)/`, pathNot: testCode },
      to: { path: 'node_modules/(xstate|rxjs|immer)/' },
    },
    partOfCore('kernel', []),
    partOfCore('ports', ['kernel']),
    partOfCore('contract', ['kernel']),
    partOfCore('resources', ['contract', 'format', 'kernel']),
    partOfCore('machine', ['ports', 'kernel']),
    partOfCore('format', ['contract', 'kernel']),
    partOfCore('storage', ['contract', 'ports', 'kernel']),
    partOfCore('http', ['contract', 'ports', 'kernel', 'storage']),
    partOfCore('drafts', ['resources', 'storage', 'ports', 'contract', 'kernel']),
    partOfCore('features', [
      'drafts',
      'http',
      'storage',
      'machine',
      'format',
      'contract',
      'ports',
      'resources',
      'kernel',
    ]),
    {
      name: 'features-meet-at-their-index',
      comment: 'Another feature is used through its index.ts. If it lacks what you need, export it there by name.',
      severity: 'error',
      from: { path: `${features}/([^/]+/[^/]+)/` },
      to: { path: `${features}/[^/]+/[^/]+/`, pathNot: [`${features}/$1/`, `${features}/[^/]+/[^/]+/index[.]ts$`] },
    },
    {
      name: 'composition-imports-indexes',
      comment:
        'createCore wires services and knows no inside of a feature. Export what it needs from the index.ts of the feature.',
      severity: 'error',
      from: { path: `${core}/index[.]ts$` },
      to: { path: `${features}/`, pathNot: `${features}/[^/]+/[^/]+/index[.]ts$` },
    },
    ...Object.entries(domainEdges).flatMap(([name, list]) => domainRules(name, list)),
    {
      name: 'no-production-import-of-tests',
      comment:
        'Tests and fakes are for tests. If production code needs it, it is no fake: move it to where it belongs.',
      severity: 'error',
      from: { pathNot: testCode },
      to: { path: testCode },
    },
    exampleEdges,
    {
      name: 'adapter-knows-no-antd',
      comment: 'The adapter binds the core to React and draws nothing. What needs antd is a widget or feedback.',
      severity: 'error',
      from: { path: '^packages/react-ui/src/adapter/' },
      to: { path: ['node_modules/(antd|@ant-design)/', '^packages/react-ui/src/(?!adapter/)'] },
    },
    {
      name: 'platform-sees-ports',
      comment:
        'An adapter implements a port in the words of core/ports, core/contract and core/kernel. Decisions belong in the core.',
      severity: 'error',
      from: { path: '^packages/platform/src/', pathNot: testFiles },
      to: { path: core, pathNot: `${core}/(ports|contract|kernel)/` },
    },
    {
      name: 'axios-only-in-platform',
      comment:
        'The network is the http port. Only its adapter packages/platform/src/http-axios.ts knows which library sends.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/platform/' },
      to: { path: '(^|node_modules/)axios(/|$)' },
    },
    ...serverRules(testFiles),
    {
      name: 'server-sees-the-contract',
      comment:
        'The server shares the contract, the resources, the kernel, the interfaces of the ports and a few entry points of the core: it is a second reading of the same data, ' +
        'not a client. Add an entry point to featuresOfTheServer only for a decision that both sides must take alike.',
      severity: 'error',
      from: { path: '^packages/server/', pathNot: testFiles },
      to: {
        path: core,
        pathNot: [
          `${core}/(contract|resources|kernel|ports)/`,
          `${features}/${oneOf(featuresOfTheServer)}/index[.]ts$`,
          // What a spreadsheet would take for a formula is neutralised alike in every file.
          `${core}/format/index[.]ts$`,
          // Names of codes withdrawn before 2002: 25 kB that browsers load only for old identity cards.
          `${features}/validation/regions/earlier-names/index[.]ts$`,
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|[.]types|[.]stryker-tmp)/' },
    // Types count: an `import type` couples as much as a call.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
