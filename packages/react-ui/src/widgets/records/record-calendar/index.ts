export { RecordCalendar, type RecordCalendarProps } from './record-calendar.tsx';
