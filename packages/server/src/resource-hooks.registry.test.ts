import { expect, it } from 'vitest';

import { resourceActions, resources, secretFields } from '@evergreen/core/resources';

import { describeApplication } from '../test/test-application.ts';
import { resourceHooks } from './resource-hooks.registry.ts';
import { createServices } from './services.ts';

describeApplication('the hooks of resources', (application) => {
  it('RES-01 belong to registered resources, each once, and handle exactly the actions that are described as handled', () => {
    const hooks = resourceHooks(createServices(application()));
    const handled = hooks.flatMap(({ resource, hooks: { actions = {} } }) =>
      Object.keys(actions).map((key) => `${resource.name}.${key}`),
    );
    const described = resources.flatMap((resource) =>
      resourceActions(resource)
        .filter(([, { isHandled }]) => isHandled === true)
        .map(([key]) => `${resource.name}.${key}`),
    );
    const names = hooks.map(({ resource }) => resource.name);
    expect([handled.toSorted(), names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([
      described.toSorted(),
      [],
    ]);
    expect(hooks.filter(({ resource }) => !resources.includes(resource))).toEqual([]);
  });

  it('seal or hash every secret before it is stored', () => {
    const prepared = resourceHooks(createServices(application()))
      .filter(({ hooks: { prepare, prepareMany } }) => prepare !== undefined || prepareMany !== undefined)
      .map(({ resource }) => resource);
    expect(resources.filter((resource) => secretFields(resource).length > 0 && !prepared.includes(resource))).toEqual(
      [],
    );
  });
});
