/**
 * What the examples may import.
 * @type {import('dependency-cruiser').IForbiddenRuleType}
 */
export const exampleEdges = {
  name: 'examples-use-packages-alone',
  comment:
    'An example shows what others can do with the packages as they are: it imports @evergreen/* and, where it draws, lit-html. Export from a package what it lacks.',
  severity: 'error',
  from: { path: '^examples/' },
  to: { pathNot: ['^examples/', '(^|/)@?evergreen/', '(^|/)lit-html(/|$)'], dependencyTypesNot: ['core'] },
};
