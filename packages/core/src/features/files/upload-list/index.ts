export { createHttpUpload } from './http-upload.ts';
export { networkPicture, popupFiles, popupProblem } from './popup.model.ts';
export { shownName } from './shown-name.ts';
export { formatPaths, parsePaths } from './stored-paths.ts';
export { uploadOutcome } from './upload-answer.ts';
export { createUploadList, type UploadList } from './upload-list.service.ts';
export type {
  ChosenFile,
  FileEntry,
  FilesValue,
  PopupFile,
  ShownFile,
  UploadCall,
  UploadListEmitted,
  UploadListEvent,
  UploadListFacts,
  UploadListRules,
  UploadPort,
  UploadReport,
} from './upload-list.types.ts';
export { uploadMessages } from './upload.messages.ts';
