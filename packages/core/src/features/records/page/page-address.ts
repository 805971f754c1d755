import type { Resource } from '../../../resources/index.ts';
import {
  decodeListAddress,
  encodeListAddress,
  recordInAddress,
  withoutRecord,
  type ListPageEvent,
  type ListPageService,
  type ListQuery,
} from '../list/index.ts';
import type { PageEmitted } from './page.types.ts';

export interface PageAddressOptions {
  readonly resource: Resource;
  /** As the page was opened, from `?` on. */
  readonly search: string;
  readonly pageSize: () => number;
  readonly emit: (emitted: Extract<PageEmitted, { readonly type: 'address.changed' }>) => void;
}

/**
 * What the address of a list says. A change that the person asked for is a new step of the history; a correction by the list itself (a
 * page beyond the end) and a default query take the place of the step, or Back would lead into it again. Changes of one press, such as the
 * condition and the order of a view, are one step.
 */
export function createPageAddress({ resource, search, pageSize, emit }: PageAddressOptions) {
  let current = search;
  let isAsking = false;
  let hasStepped = false;

  const queryIn = (address: string) => decodeListAddress(address, resource, pageSize());
  /** The rest of what one press does at once is no step of its own. */
  async function untilPressEnds(): Promise<void> {
    hasStepped = true;
    await Promise.resolve();
    hasStepped = false;
  }
  function change(next: string, isStep: boolean): void {
    current = next;
    const step = isStep && !hasStepped ? 'push' : 'replace';
    if (step === 'push') {
      void untilPressEnds();
    }
    emit({ type: 'address.changed', search: next, step });
  }

  return {
    query: () => queryIn(current),
    /** The record that the address names; null for none. */
    record: () => recordInAddress(current),
    /** Whether what the list does in `work` was asked for by a person. */
    asked(event: ListPageEvent, work: () => void): void {
      isAsking = !('isOpening' in event && event.isOpening);
      work();
      isAsking = false;
    },
    write: (query: ListQuery) => change(encodeListAddress(query, resource), isAsking),
    leaveRecord() {
      if (recordInAddress(current) !== null) change(withoutRecord(current), false);
    },
    /** The address was changed from outside: back, forward, a link. */
    follow(next: string, list: Pick<ListPageService, 'send'>): void {
      current = next;
      list.send({ type: 'address.changed', query: queryIn(next) });
    },
  };
}
