import type { Area } from '../../areas/index.ts';
import type { HttpClient } from '../../http/index.ts';
import type { Service } from '../../kernel/index.ts';
import type { ClockPort } from '../../ports/index.ts';
import type { PermissionDecision } from '../permissions/index.ts';
import type { ListPageEmitted, ListPageEvent, ListPageFacts, ListQuery } from './list-page.types.ts';

export type ListPageService = Service<ListPageFacts, ListPageEvent, ListPageEmitted>;

export interface ListPageDependencies {
  readonly area: Area;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** The decision about `activity:add` and the like, with the lists of now. */
  readonly permit: (action: string) => PermissionDecision;
  /** Where the list is opened, as its address says. */
  readonly query: ListQuery;
}
