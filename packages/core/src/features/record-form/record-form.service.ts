import type { Area } from '../../areas/index.ts';
import type { HttpClient } from '../../http/index.ts';
import type { Service } from '../../kernel/index.ts';
import type { ClockPort } from '../../ports/index.ts';
import type { DraftStore } from '../drafts/index.ts';
import type { RecordFormEmitted, RecordFormEvent, RecordFormFacts, RecordFormMode } from './record-form.types.ts';

export type RecordFormService = Service<RecordFormFacts, RecordFormEvent, RecordFormEmitted>;

export interface RecordFormDependencies {
  readonly area: Area;
  readonly mode: RecordFormMode;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly drafts: DraftStore;
  /** Whose drafts they are. */
  readonly userId: string;
}
