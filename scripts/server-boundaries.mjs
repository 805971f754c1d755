import { usersOfResourceTables } from './users-of-resource-tables.mjs';

/**
 * What lies where inside the server.
 * @param {string[]} testFiles
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const serverRules = (testFiles) => [
  {
    name: 'rows-are-read-in-a-scope',
    comment:
      'The tables of resources know no tenant and no data rule. Read rows through services.repositoryOf or services.reachable; usersOfResourceTables names who need not, and why.',
    severity: 'error',
    from: {
      path: '^packages/server/src/modules/',
      pathNot: [...testFiles, ...usersOfResourceTables.map((one) => `^packages/server/src/modules/${one}`)],
    },
    to: {
      path: [
        '^packages/server/src/db/(resource-table|schema/(?!index).+)[.]ts$',
        '^packages/server/src/modules/records/resource/unscoped-rows[.]ts$',
      ],
    },
  },
  {
    name: 'tables-belong-to-the-engine',
    comment:
      'Only the engine (modules/records/resource) makes statements of the tables of resources. Who is named in usersOfResourceTables takes unscopedRows, whose name says what it is.',
    severity: 'error',
    from: {
      path: '^packages/server/src/',
      pathNot: [...testFiles, '^packages/server/src/db/', '^packages/server/src/modules/records/resource/'],
    },
    to: { path: '^packages/server/src/db/resource-table[.]ts$' },
  },
  {
    name: 'demonstration-behind-its-index',
    comment:
      'Rows and pictures for a new platform to be tried with are in server/src/demonstration. What inserts them takes them from its index.ts; the product works without.',
    severity: 'error',
    from: { path: '^packages/server/', pathNot: '^packages/server/src/demonstration/' },
    to: { path: '^packages/server/src/demonstration/', pathNot: '/index[.]ts$' },
  },
  {
    name: 'demonstration-is-data',
    comment:
      'The demonstration says what its rows hold and knows neither database nor modules: of the server only the words of the seed and the time of the platform.',
    severity: 'error',
    from: { path: '^packages/server/src/demonstration/', pathNot: testFiles },
    to: {
      path: '^packages/server/src/',
      pathNot:
        '^packages/server/src/(demonstration/|platform-time[.]ts$|db/seed/(resource-rows|seed-random|[a-z-]+[.]seed)[.]ts$)',
    },
  },
];
