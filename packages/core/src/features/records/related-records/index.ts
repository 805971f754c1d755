export { listedUnder, relatedLinks, type RelatedLink } from './related-records.ts';
