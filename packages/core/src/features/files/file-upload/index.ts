export { createFileUpload, type FileUploadSettings } from './file-upload.service.ts';
