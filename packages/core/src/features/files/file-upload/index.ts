export { createFileUpload, type FileUploadDependencies, type FileUploadSettings } from './file-upload.service.ts';
