import { expect, it } from 'vitest';

import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';
import { SPECIFIED_CALLS } from '@evergreen/core/testing';

import { describeApplication } from '../../test/test-application.ts';

describeApplication('the router', (application) => {
  it('HTTP-06 answers every call of the specification by its method and path', () => {
    const { app } = application();
    const missing = SPECIFIED_CALLS.flatMap((section) => section.calls).filter(
      ({ method, path }) => !app.hasRoute({ method, url: `${DEFAULT_BASE_PATH}${path}` }),
    );
    expect(missing).toEqual([]);
  });
});
