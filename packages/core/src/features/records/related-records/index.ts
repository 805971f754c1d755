export { listedUnder, relatedLinks, type RelatedLink } from './related-records.ts';
export { createRelatedResource, type RelatedResource } from './related-resource.ts';
