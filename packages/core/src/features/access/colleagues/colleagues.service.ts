import { colleagueEndpoints, pickerEndpoints, type Colleague, type DepartmentNode } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, ok } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { createPicker, type PickerService } from '../picker/index.ts';

/** `everybody`: the address book of the platform. `own`: one's own departments and those below them. */
export type ColleagueCircle = 'everybody' | 'own';

export interface ColleagueDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly circle: ColleagueCircle;
}

export type ColleaguesService = PickerService<Colleague>;

const PAGE_SIZE = 20;

/** People by name and department, a page at a time; the group of a question is a department, with all below it. */
export function createColleagues({ client, clock, circle }: ColleagueDependencies): ColleaguesService {
  const endpoint = circle === 'own' ? colleagueEndpoints.ofOwnDepartments : colleagueEndpoints.addressBook;
  return createPicker<Colleague>({
    clock,
    source: {
      item: (person) => ({ value: person.id, text: person.realname }),
      load: async ({ words, group, page, pageSize }, signal) =>
        mapResult(
          await client.call(endpoint, {
            query: { username: words, pageNo: page, pageSize, ...(group === null ? {} : { id: group }) },
            signal,
            isQuiet: true,
          }),
          ({ result }) => ({ rows: result.records, total: result.total }),
        ),
      // Nobody is chosen here.
      texts: async () => ok([]),
    },
    settings: { pageSize: PAGE_SIZE, maximum: 1 },
  });
}

/** The departments that people are looked for in, as the roots of their trees. */
export function createColleagueDepartments({
  client,
  clock,
  circle,
}: ColleagueDependencies): PickerService<DepartmentNode> {
  const endpoint = circle === 'own' ? colleagueEndpoints.ownDepartments : pickerEndpoints.departments;
  return createPicker<DepartmentNode>({
    clock,
    source: {
      item: ({ key, title }) => ({ value: key, text: title }),
      load: async (_query, signal) =>
        mapResult(await client.call(endpoint, { signal, isQuiet: true }), ({ result }) => ({
          rows: result,
          total: result.length,
        })),
      texts: async () => ok([]),
    },
    settings: { pageSize: PAGE_SIZE, maximum: 1 },
  });
}
