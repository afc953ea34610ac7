/** Keeps web pages away from the operator surface, by `Host` and `Origin`. */

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Why a request is refused, or undefined. Only names of this machine are served, so that no page gets here by a name of its
 * own (DNS rebinding); and only pages of this surface itself, port included: another local server is another party.
 */
export function refusedHost(headers: { host?: string | undefined; origin?: string | undefined }): string | undefined {
  const { host = '', origin } = headers;
  if (!LOCAL_HOST.test(host)) return 'This surface answers to the names of this machine only.';
  if (origin !== undefined && origin !== `http://${host}`) return 'Web pages of other origins are not served here.';
  return undefined;
}
