/** The only place that talks to the server: typed calls, downloads, uploads and live events. */
export { call } from './call';
export { download } from './download';
export { subscribeToEvents, type StreamNews } from './event-stream';
export { ApiFailure, isApiFailure } from './failure';
export { areaFor, newKey, setApiBase, type CallOptions } from './request';
export { upload, type UploadOptions } from './upload';
