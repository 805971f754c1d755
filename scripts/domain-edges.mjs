/**
 * The domains of a package: the folders of `root` hold one domain each, and each domain may import only the ones listed for it.
 * @typedef {object} DomainList
 * @property {string} root where the domains lie
 * @property {Readonly<Record<string, readonly string[]>>} edges domain → the domains that it may import
 */

/**
 * Every import between domains, by package. Domains have the same names in every package. Inside a domain, imports are free;
 * a new edge between domains is a decision: list it here with its first import. An edge that nobody uses fails its test.
 * @type {Readonly<Record<'core' | 'react-ui' | 'app' | 'server', DomainList>>}
 */
export const domainEdges = {
  core: {
    root: 'packages/core/src/features',
    edges: {
      access: [],
      files: [],
      grid: ['files', 'online', 'validation'],
      insight: ['access', 'records', 'session', 'shell'],
      live: ['session'],
      messaging: ['live', 'shell', 'validation'],
      online: ['validation'],
      records: ['access', 'grid', 'live', 'online', 'validation'],
      schedule: ['validation'],
      session: ['access', 'files', 'shell', 'validation'],
      shell: ['access'],
      text: ['files'],
      validation: [],
    },
  },
  'react-ui': {
    root: 'packages/react-ui/src/widgets',
    edges: {
      access: ['base'],
      base: [],
      files: ['base'],
      grid: ['access', 'base', 'files', 'online'],
      insight: ['base'],
      messaging: ['base', 'files', 'text'],
      online: ['access', 'base'],
      records: ['access', 'base', 'files', 'grid', 'online', 'schedule', 'text', 'validation'],
      schedule: ['base'],
      session: ['base'],
      shell: ['base'],
      text: ['files'],
      validation: ['base'],
    },
  },
  app: {
    root: 'packages/app/src/pages',
    edges: {
      access: ['records', 'session'],
      files: ['records'],
      insight: [],
      messaging: ['records'],
      online: ['records', 'shell'],
      records: [],
      schedule: ['records'],
      session: [],
      shell: [],
    },
  },
  server: {
    root: 'packages/server/src/modules',
    edges: {
      access: ['base', 'records', 'session'],
      base: ['records'],
      business: ['records'],
      files: [],
      insight: ['messaging', 'records', 'schedule'],
      live: [],
      messaging: ['base', 'live', 'records'],
      online: ['access', 'base', 'records'],
      records: ['files', 'live'],
      schedule: ['base', 'files', 'live', 'messaging', 'records'],
      session: ['base', 'messaging', 'records'],
    },
  },
};
