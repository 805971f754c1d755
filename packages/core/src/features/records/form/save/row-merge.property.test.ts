import * as v from 'valibot';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  activityTypeResource,
  resourceRowSchema,
  type ResourceRow,
  type ResourceValues,
  type FieldValue,
} from '../../../../resources/index.ts';
import { createHttpClient } from '../../../../http/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { mergeRow } from './row-merge.ts';
import { saveRow } from './row-saver.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const resource = activityTypeResource;
const keys = ['name', 'code', 'sort', 'status', 'remark'] as const;

/** Few values, so that two users often write the same. */
const anyValues: fc.Arbitrary<ResourceValues> = fc.record({
  name: fc.constantFrom('甲', '乙', '丙'),
  code: fc.constantFrom('A', 'B'),
  sort: fc.constantFrom(1, 2, 3),
  status: fc.constantFrom('0', '1'),
  remark: fc.constantFrom(null, '每周', '每月'),
});

const rowOf = (values: ResourceValues, version: number): ResourceRow =>
  v.parse(resourceRowSchema(resource), { id: 'r1', ...values, version });

/** Result for a field that both sides changed to different values. */
const CONFLICT = Symbol('conflict');

/** Oracle of one field: a change by one side wins, different changes by both are a conflict. */
function oracle(base: FieldValue, mine: FieldValue, theirs: FieldValue): FieldValue | typeof CONFLICT {
  const isMine = mine !== base;
  const isTheirs = theirs !== base;
  if (isMine && isTheirs && mine !== theirs) return CONFLICT;
  return isTheirs ? theirs : mine;
}

const at = (values: ResourceValues, key: string): FieldValue => values[key] ?? null;

it('every field takes the only change, and different changes are never decided', () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (base, mine, theirs) => {
      const { remoteChanges, conflicts } = mergeRow(resource, base, mine, rowOf(theirs, 2));
      const merged = keys.map((key) => (conflicts.includes(key) ? CONFLICT : at({ ...mine, ...remoteChanges }, key)));
      expect(merged).toEqual(keys.map((key) => oracle(at(base, key), at(mine, key), at(theirs, key))));
    }),
    { seed: 20_261_122, numRuns: propertyRuns(2000) },
  );
});

it('without a base every difference is a conflict', () => {
  fc.assert(
    fc.property(anyValues, anyValues, (mine, theirs) => {
      expect(mergeRow(resource, null, mine, rowOf(theirs, 2))).toEqual({
        remoteChanges: {},
        conflicts: keys.filter((key) => at(mine, key) !== at(theirs, key)),
      });
    }),
    { seed: 20_261_123, numRuns: propertyRuns(500) },
  );
});

// Models the server: one row with a version, rejecting older versions. No save reverts a change silently.
it('R-20 no save reverts a remote change, however often the row changes concurrently', async () => {
  await fc.assert(
    fc.asyncProperty(anyValues, anyValues, fc.array(anyValues, { maxLength: 3 }), async (base, mine, others) => {
      const { http, clock, random } = fakePorts();
      const client = createHttpClient({
        http,
        clock,
        random,
        basePath: '',
        token: () => 'T',
        tenantId: () => null,
        locale: () => 'zh-CN',
        onFailure: () => undefined,
      });
      let stored = rowOf(base, 1);
      const waiting = [...others];
      let expected: readonly (FieldValue | typeof CONFLICT)[] = keys.map((key) => at(mine, key));
      let before = base;
      const outcome = saveRow(resource, client, { id: 'r1', values: mine, base: stored });
      const progress = { isDone: false };
      void outcome.then(() => (progress.isDone = true));
      for (await settled(); !progress.isDone; await settled()) {
        const next = waiting.shift();
        if (next !== undefined) {
          const known = before;
          expected = keys.map((key, index) => {
            const own = expected[index] ?? null;
            return own === CONFLICT ? own : oracle(at(known, key), own, at(next, key));
          });
          before = next;
          stored = rowOf(next, (stored.version ?? 0) + 1);
        }
        const edit = http.take('/edit');
        const body: ResourceValues = JSON.parse(edit.request.body ?? '{}');
        if (body['version'] === stored.version) {
          stored = rowOf(body, (stored.version ?? 0) + 1);
          edit.succeed(stored);
          continue;
        }
        edit.reject('这条数据刚刚被他人修改过，请核对后再保存', 409);
        await settled();
        http.take('/queryById').succeed(stored);
      }
      const { result } = await outcome;
      const isConflict = expected.includes(CONFLICT);
      expect({
        refusal: result.ok ? null : result.error.kind,
        stored: result.ok ? keys.map((key) => at(stored, key)) : null,
      }).toEqual({ refusal: isConflict ? 'conflict' : null, stored: isConflict ? null : expected });
    }),
    { seed: 20_261_124, numRuns: propertyRuns(200) },
  );
});
