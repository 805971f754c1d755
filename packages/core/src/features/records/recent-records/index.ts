export { createRecentRecords, type RecentRecord, type RecentRecords } from './recent-records.ts';
