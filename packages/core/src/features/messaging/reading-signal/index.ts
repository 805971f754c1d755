export { joinReading, type ReadingSignalDependencies } from './reading-signal.ts';
