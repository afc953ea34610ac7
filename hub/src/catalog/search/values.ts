/**
 * What a query hands on rather than asks for: paths, addresses, identifiers. Read as words, the folders of a path look for
 * tools that happen to be called so; what such a value is (`file`) says what is wanted.
 */

const URL_FORM = /\b(?:https?|ftp):\/\/(?:[^\s/@]*@)?([^\s/:?#"'<>)\]]+)[^\s"'<>)\]]*/giu;
const MAIL_FORM = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const UUID_FORM = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/giu;
/**
 * From a drive, a home, the folder where one is, or the root; without any of them only with an ending (`src/main.ts`: words
 * with a slash between them are mostly two things, or a tool and its server).
 */
const PATH_FORM =
  /(?<![\w/.:])(?:(?:[A-Za-z]:\\|~\/|\.{1,2}\/)[\w.\\/-]+|(?:\/[\w.-]+){2,}\/?|\/[\w-]+\.\w{1,5}\b|(?:[\w-]+\/)+[\w.-]+\.\w{1,5}\b)/gu;
const ENDING = /\.([A-Za-z]\w{0,4})\.?$/;

/** The query with the word for its kind in place of each value; of a file its ending stays, of a URL the site's name. */
export function valuesAsKinds(query: string): string {
  return query
    .replace(URL_FORM, (_, host: string) => ` url ${siteOf(host)} `)
    .replace(MAIL_FORM, ' email ')
    .replace(UUID_FORM, ' id ')
    .replace(PATH_FORM, (path) => {
      const ending = ENDING.exec(path)?.[1];
      return ending === undefined ? ' path ' : ` ${ending} file `;
    });
}

/** `github` of `api.github.com`. */
function siteOf(host: string): string {
  const labels = host.split('.').filter((label) => label !== 'www');
  return labels.at(-2) ?? '';
}
