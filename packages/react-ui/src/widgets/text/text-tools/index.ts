export { createLatest, type Latest } from './latest.ts';
export { LinkTool } from './link-tool.tsx';
export { PictureProgress } from './picture-progress.tsx';
export { pictureDescription, sendPictures, takenPictures, usePendingPictures } from './sent-pictures.ts';
export { focusTools, TextToolbar, ToolGroup } from './text-toolbar.tsx';
export { ToolButton } from './tool-button.tsx';
export { ToolForm } from './tool-form.tsx';
export { ToolMenu } from './tool-menu.tsx';
export { useOwnEscape } from './use-own-escape.ts';
