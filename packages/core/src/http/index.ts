export { failureCatalogue, reactionTo, type FailureReaction } from './failure-reaction.ts';
export { createHttpClient, READ_RETRY_PAUSES, type HttpClientDependencies } from './http-client.ts';
export { fileNameIn } from './content-disposition.ts';
export type { Answer, CallInput, DownloadedFile, HttpClient, SessionHttpClient } from './http-client.types.ts';
export type { HttpFailure } from './http-failure.ts';
export { failureText, httpMessages } from './http.messages.ts';
export { fillPath, queryString } from './query-string.ts';
export { REQUEST_TIMEOUT } from './request-policy.ts';
export { staticAddress } from './static-address.ts';
