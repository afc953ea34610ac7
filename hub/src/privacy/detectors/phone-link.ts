/** Telephone numbers in links to messengers, which are written without a plus: `wa.me/4915112345678`. */
import type { Detector } from '../finding.ts';

const LINK =
  /\b(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=|viber:\/\/chat\?number=)(?:\+|%2B)?(\d{7,15})(?!\d)/dgi;

export const phoneLink: Detector = (text) =>
  [...text.matchAll(LINK)].map(({ indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return { kind: 'PHONE', start, end };
  });
