/** The only place that talks to the server: typed calls, downloads, uploads and live events. */
export { call } from './call';
export { download, fetchFile } from './download';
export { subscribeToEvents } from './event-stream';
export { ApiFailure, isApiFailure, NO_ANSWER } from './failure';
export { areaFor, type CallOptions } from './request';
export { upload } from './upload';
