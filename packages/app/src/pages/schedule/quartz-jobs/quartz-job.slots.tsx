import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { JobOverview } from './job-overview.tsx';
import { JobParameters } from './job-parameters.tsx';

export const quartzJobSlots: ResourceSlots = { inputs: { parameter: JobParameters }, summary: JobOverview };
