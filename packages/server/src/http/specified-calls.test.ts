import { describe, expect, it } from 'vitest';

import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';
import { SPECIFIED_CALLS } from '@evergreen/core/testing';

import { useTestApplication } from '../../test/test-application.ts';

describe('the router', () => {
  const application = useTestApplication('embedded');

  it('answers exactly the calls of the specification that are said to be built, by their method and path', () => {
    const { app } = application();
    const calls = SPECIFIED_CALLS.flatMap((section) => section.calls);
    const answered = calls.map(({ method, path }) => ({
      method,
      path,
      isBuilt: app.hasRoute({ method, url: `${DEFAULT_BASE_PATH}${path}` }),
    }));
    expect(answered).toEqual(calls);
  });
});
