/** Knows what stands in a sensitive field without being a secret. */

const NOTHING =
  /^(?:\s*|[*•x._-]+|\[?(?:redacted|filtered|masked|hidden)\]?|null|none|undefined|true|false|read|write|read-only|inherit|required|optional|enabled|disabled|yes|no)$/i;
/** Where something else stands: the name of a secret at a cloud, a part of a schema. */
const REFERENCE = /^(?:arn:aws[\w-]{0,16}:(?:ssm|secretsmanager|kms):\S*|#\/(?:components|definitions|\$defs)\/\S*)$/;
/** What a form or a program says about a password, in words alone: `Enter your password`. */
const CAPTION =
  /^(?=\S+\s)(?=.*(?<!\p{L})(?:pass(?:word|wort)|kennwort|contraseña|mot de passe|hasł[oa]|senha|wachtwoord)s?(?!\p{L}))\p{L}[\p{L}\s'’…?!.,:]*$/iu;

/** What a package is wanted in: many are called like a secret, `jsonwebtoken`, `js-cookie`. */
const VERSION =
  /^(?:(?:[\^~]|[<>]=?) ?v?\d{1,5}(?:\.\d{1,5}){0,3}|v?\d{1,5}(?:\.\d{1,5}){2})(?:-(?:alpha|beta|canary|dev|next|pre|preview|rc)[\w.-]{0,24})?$/;

/** Whether it is the version of a package, or a range of them. */
export function isVersion(value: string): boolean {
  return VERSION.test(value);
}

const MAX_CAPTION_CHARS = 120;

function isCaption(value: string): boolean {
  return value.length <= MAX_CAPTION_CHARS && CAPTION.test(value);
}

/** Whether it says that there is no secret, that somebody has taken it out, or what may be done with it. */
export function isNothing(value: string | number): boolean {
  if (typeof value !== 'string') return false;
  return NOTHING.test(value) || isVersion(value) || REFERENCE.test(value) || isCaption(value);
}
