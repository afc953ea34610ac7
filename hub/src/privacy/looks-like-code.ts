/** Tells a word that a program gives to a name, `token = next ?? last;`, from a secret that is given to it. */

/** A name of a variable or type without digits, which no generated secret is. */
const NAME = /^[A-Za-z_$]+$/;
const CAMEL = /[a-z][A-Z]|^[A-Z]/;
/** What goes on with an expression, a list of parameters or a type. */
const GOES_ON = /^[ \t]{0,2}(?:[;,)|?<]|[=!]==?|&&|\.[A-Za-z])/;
/** How a statement begins: a keyword, an object, or the depth of a block. */
const STATEMENT = /^(?:[ \t]*(?:const|let|var|type|export|return|if|for|self\.|this\.)| {4})/;

/** `sign`: what stands between the two, with its blanks; `line`: what stands before the name in its line. */
export function looksLikeCode(value: string, sign: string, after: string, line: string): boolean {
  if (!NAME.test(value)) return false;
  if (sign.trim() === ':') return CAMEL.test(value) && GOES_ON.test(after);
  const isSpaced = /^\s.*\s$/.test(sign);
  return isSpaced && (GOES_ON.test(after) || STATEMENT.test(line));
}
