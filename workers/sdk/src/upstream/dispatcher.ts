/** The sockets to the upstream: directly, or through the egress proxy where there is one. */
import { Agent, type Dispatcher, ProxyAgent } from 'undici';

const CONNECT_TIMEOUT_MS = 10_000;

/** Every request goes through the proxy by CONNECT, plain http too: the proxy never sees a header of it. */
export function openDispatcher(proxyUrl: string | undefined): Dispatcher {
  const options = { connect: { timeout: CONNECT_TIMEOUT_MS } };
  return proxyUrl === undefined
    ? new Agent(options)
    : new ProxyAgent({ ...options, uri: proxyUrl, proxyTunnel: true, requestTls: { timeout: CONNECT_TIMEOUT_MS } });
}
