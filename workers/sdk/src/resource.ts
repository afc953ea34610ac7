/** A text that a worker offers beside its tools, as an MCP resource. */
import type { Resource as ListedResource } from '@modelcontextprotocol/server';

export interface Resource extends Pick<ListedResource, 'uri' | 'name' | 'title'> {
  readonly mimeType: 'text/markdown' | 'application/json';
  readonly text: string;
}

/** Where the hub looks for the OpenAPI document of a worker. */
const OPENAPI_URI = 'openapi://spec';

/** The OpenAPI document as a resource; scripts read it as `await <integration>.spec`. */
export function openApiResource(document: object): Resource {
  const text = JSON.stringify(document);
  return { uri: OPENAPI_URI, name: 'openapi.json', title: 'OpenAPI', mimeType: 'application/json', text };
}

/** As `resources/list` shows it. */
export function listedResource({ text, ...listed }: Resource): ListedResource {
  return { ...listed, size: Buffer.byteLength(text) };
}
