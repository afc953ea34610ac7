/** Telephone numbers in links to messengers and in channels of Asterisk, without a plus: `wa.me/4915112345678`, `SIP/trunk/00442079460812`. */
import type { Detector } from '../finding.ts';

const LINK =
  /\b(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=|viber:\/\/chat\?number=|(?:PJ)?SIP\/[\w-]{1,40}\/)(?:\+|%2B)?(\d{7,15})(?!\d)/dgi;

export const phoneLink: Detector = (text) =>
  [...text.matchAll(LINK)].map(({ indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return { kind: 'PHONE', start, end };
  });
