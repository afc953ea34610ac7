/** Secrets in the headers of requests and answers: whatever an `Authorization` holds, and each cookie. */
import type { Detector, Finding } from '../finding.ts';
import { looksRandom } from '../looks-random.ts';
import { isPlaceholder } from '../placeholder.ts';

/** The scheme says how to read it, and is no secret; a digest is one among several parameters. */
const AUTHORIZATION =
  /\bAuthorization["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?!Digest\b|AWS4-)([A-Za-z][\w-]{1,24})[ \t]{1,4}(?:(?:access_token|api_?key|key|token)=["']?)?([^\s"',;<>]{6,})/dgi;
const DIGEST = /\bDigest[ \t][^\n]{0,600}?\bresponse="?([0-9a-f]{32,128})\b/dgi;
/** The key beside it has a form of its own. */
const AWS_SIGNATURE = /\bAWS4-[\w-]{1,40}[ \t][^\n]{0,600}?\bSignature=([0-9a-f]{32,128})\b/dg;
const COOKIES = /\b(?:Set-)?Cookie["']?[ \t]{0,4}[:=][ \t]{0,4}["']?([^\n"']{4,8000})/dgi;
const COOKIE = /(?<=^|;[ \t]{0,4})[^\s=;]{1,64}=([^\s;]{16,4000})/dg;
const KNOWN_SCHEME = /^(?:basic|bearer|token|apikey|api-key|ssws|key|oauth|negotiate|ntlm|geniekey|splunk)$/i;
const HEX = /^[0-9a-f]{20,}$/i;

export const headerSecret: Detector = (text) => [
  ...(/authorization/i.test(text) ? authorizations(text) : []),
  ...(/cookie/i.test(text) ? cookies(text) : []),
];

function authorizations(text: string): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { 1: scheme = '', 2: value = '', indices } of text.matchAll(AUTHORIZATION)) {
    const isOne = KNOWN_SCHEME.test(scheme) ? /\d/.test(value) || value.length >= 16 : looksRandom(value);
    if (isOne && !isPlaceholder(value)) findings.push(secret(indices?.[2]));
  }
  for (const { indices } of [...text.matchAll(DIGEST), ...text.matchAll(AWS_SIGNATURE)])
    findings.push(secret(indices?.[1]));
  return findings;
}

function cookies(text: string): readonly Finding[] {
  return [...text.matchAll(COOKIES)].flatMap(({ 1: line = '', indices }) => {
    const from = indices?.[1]?.[0] ?? 0;
    return [...line.matchAll(COOKIE)]
      .filter(({ 1: value = '' }) => looksRandom(value) || HEX.test(value))
      .map((match) => secret(match.indices?.[1], from));
  });
}

function secret([start, end]: readonly [number, number] = [0, 0], from = 0): Finding {
  return { kind: 'SECRET', start: start + from, end: end + from };
}
