/**
 * What a script can ask of the hub itself: `search`, `skills`, `catalog`, `actions`, and the `spec` of an integration. Each is a call
 * like any other, on an object that no integration can be named after; the hub answers it without calling a worker.
 */
import { freeze, promiseThen } from './captured.js';

/** `search(query, {integration, limit})` → [{kind, name, integration, score, declaration}], best first, as search_tools has it. */
export function makeSearch(sendCall) {
  return freeze((query, options) => sendCall('catalog', 'search', { __proto__: null, query, options }));
}

/** `skills.list({integration, tag})` → [{id, integration, filename, title, tags}]; `skills.read(id)` → the same with content. */
export function makeSkills(sendCall) {
  return freeze({
    __proto__: null,
    list: freeze((options) => sendCall('skills', 'list', { __proto__: null, options })),
    read: freeze((id) => sendCall('skills', 'read', { __proto__: null, id })),
  });
}

/** `catalog.integrations()`, `catalog.tools(integration)` with the schemas, and `catalog.search`, which is `search`. */
export function makeCatalog(sendCall, search) {
  return freeze({
    __proto__: null,
    integrations: freeze(() => sendCall('catalog', 'integrations', undefined)),
    tools: freeze((integration) => sendCall('catalog', 'tools', { __proto__: null, integration })),
    search,
  });
}

/**
 * Calls that wait for a person: `actions.list()`, `actions.result(id)` → {status, result?, error?}, and
 * `actions.wait(id, {ms})`, which answers the same once it is decided, or after that time.
 */
export function makeActions(sendCall) {
  return freeze({
    __proto__: null,
    list: freeze(() => sendCall('actions', 'list', undefined)),
    result: freeze((id) => sendCall('actions', 'result', { __proto__: null, id })),
    wait: freeze((id, options) => sendCall('actions', 'wait', { __proto__: null, id, options })),
  });
}

/**
 * The OpenAPI document of an integration: `await gitlab.spec`, and `await gitlab.spec()` likewise. A function with a `then`,
 * so that nothing is asked for before somebody waits.
 */
export function makeSpec(integration, sendCall, defineValue) {
  const spec = () => sendCall('catalog', 'spec', { __proto__: null, integration });
  const then = (onValue, onError) => promiseThen(spec(), onValue, onError);
  defineValue(spec, 'then', freeze(then), false);
  return freeze(spec);
}
