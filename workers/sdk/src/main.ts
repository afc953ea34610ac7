/** What a worker or plugin is built on. */
export type { Logger } from 'pino';
export type { Manifest } from './manifest.ts';
export { type Page, pageOf, pagingArguments } from './paging.ts';
export type { TokenSchemas, TokenValues } from './token-files.ts';
export { defineTool, type Tool, type ToolContext, type ToolDeclaration } from './tool.ts';
export { type FailureCode, ToolFailure } from './tool-failure.ts';
export { type ContentResult, content } from './tool-result.ts';
export type { Upstream, UpstreamAccess, UpstreamRequest, UpstreamResponse } from './upstream/client.ts';
export { baseUrl, path, type Query } from './upstream/target-url.ts';
export { UpstreamError } from './upstream/upstream-error.ts';
export { defineWorker, type WorkerDefinition } from './worker.ts';
export type { ListenOptions, RunningWorker, Worker } from './worker-interface.ts';
