/** The only place that talks to the server: typed calls, downloads, uploads and live events. */
export { call } from './call';
export { download, fetchFile } from './download';
export { subscribeToEvents, type StreamNews } from './event-stream';
export { ApiFailure, isApiFailure } from './failure';
export { openFile } from './open-file';
export { areaFor, newKey, setApiBase, type CallOptions } from './request';
export { upload, type UploadOptions } from './upload';
