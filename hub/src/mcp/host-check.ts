/** Refuses requests that a web page made through a name of its own (DNS rebinding), by `Host` and `Origin`. */
import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';

/**
 * A check that returns why a request is refused, or undefined. The names of this machine are always allowed;
 * `names` adds others (without port).
 */
export function createHostCheck(names: readonly string[]) {
  const hosts = [...localhostAllowedHostnames(), ...names];
  const origins = [...localhostAllowedOrigins(), ...names];
  return (headers: { host?: string | undefined; origin?: string | undefined }): string | undefined => {
    const host = validateHostHeader(headers.host, hosts);
    if (!host.ok) return `${host.message}. Connect by the name or address that the hub was given.`;
    const origin = validateOriginHeader(headers.origin, origins);
    return origin.ok ? undefined : `${origin.message}. Web pages of other origins may not talk to this hub.`;
  };
}
