/** Signatures in URLs, and links that let in whoever has them: to a new password, an invitation, a private calendar. */
import type { Detector, Finding } from '../finding.ts';
import { looksRandom } from '../looks-random.ts';
import { isPlaceholder } from '../placeholder.ts';

const SIGNATURE =
  /[?&;](?:amp;)?(?:X-(?:Amz|Goog)-Signature|X-Amz-Security-Token|signature|sig|hmac)=([^\s&"'`<>]{16,4000})/dgi;
/** A path that says what the link is for, and a parameter with a short name behind it. */
const LINK_PARAMETER =
  /\/[^\s/?#"'<>]{0,40}(?:reset|recover|passwor|kennwort|verify|verif|confirm|bestaet|bestätig|activat|aktivier|invit|einlad|magic|login|signin|sign-in|unlock|unsubscri|abmeld)[^\s?#"'<>]{0,200}\?(?:[^\s#"'<>]{0,400}?[&;])?(?:t|k|h|c|s|key|code|hash|ticket|secret|uid|id|token)=([\w.~%-]{20,400})/dgiu;
/** The same with the secret in the path. */
const LINK_PATH =
  /\/(?:reset|reset-password|password-reset|password\/reset|invite|invitation|invitations|magic|magic-link|activate|verify-email|unlock)\/([\w.~-]{20,400})(?![\w/.~-])/dgi;
const HEX = /^[0-9a-f]{32,}$/i;

export const signedUrl: Detector = (text) => {
  const signatures = /[?&;]/.test(text) ? [...text.matchAll(SIGNATURE)] : [];
  const links = text.includes('://') ? [...text.matchAll(LINK_PARAMETER), ...text.matchAll(LINK_PATH)] : [];
  return [
    ...signatures.filter(({ 1: value = '' }) => !isPlaceholder(value)),
    ...links.filter(({ 1: value = '' }) => HEX.test(value) || looksRandom(value)),
  ].map(secret);
};

function secret({ indices }: RegExpExecArray): Finding {
  const [start, end] = indices?.[1] ?? [0, 0];
  return { kind: 'SECRET', start, end };
}
