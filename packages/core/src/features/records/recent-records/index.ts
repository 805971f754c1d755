export { createRecentRecords, type RecentRecord } from './recent-records.ts';
