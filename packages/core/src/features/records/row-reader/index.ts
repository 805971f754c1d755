export {
  createRowReader,
  type RowReaderDependencies,
  type RowReaderFacts,
  type RowReaderService,
} from './row-reader.service.ts';
