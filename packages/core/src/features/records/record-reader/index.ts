export {
  createRecordReader,
  type RecordReaderDependencies,
  type RecordReaderFacts,
  type RecordReaderService,
} from './record-reader.service.ts';
