export { calendarKeyDay } from './record-calendar.model.ts';
export {
  createRecordCalendar,
  type RecordCalendarDependencies,
  type RecordCalendarService,
} from './record-calendar.service.ts';
export type {
  CalendarDay,
  CalendarEntry,
  CalendarMode,
  RecordCalendarEvent,
  RecordCalendarFacts,
} from './record-calendar.types.ts';
