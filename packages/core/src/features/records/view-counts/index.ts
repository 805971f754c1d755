export {
  createViewCounts,
  type CountedQuery,
  type ViewCount,
  type ViewCounts,
  type ViewCountsDependencies,
  type ViewCountsEvent,
  type ViewCountsFacts,
  type ViewCountsService,
} from './view-counts.service.ts';
