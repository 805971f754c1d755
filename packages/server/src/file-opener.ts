import { runFileProgram } from './modules/files/processes/file-program.ts';

// The process that opens the files of people, see modules/files/processes. What a kind of file needs is loaded with the first of its kind.

runFileProgram({
  async readTable(input, send) {
    const { readTableTask } = await import('./modules/records/transfer/files/table-task.ts');
    return readTableTask(input, send);
  },
  async cleanPicture(input) {
    const { cleanPictureTask } = await import('./modules/files/files/picture-tasks.ts');
    return cleanPictureTask(input);
  },
  async writePictureSize(input) {
    const { writePictureSizeTask } = await import('./modules/files/files/picture-tasks.ts');
    return writePictureSizeTask(input);
  },
});
