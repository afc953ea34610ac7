/** A message that may come from anywhere, made fit for the model: no stack, no path of a machine, bounded. */
import { plainText } from './plain-text.ts';

/** No more of a message is read. */
const MAX_READ_CHARS = 20_000;

/** The message as the model reads it, at most `maxChars` characters. */
export function errorText(text: string, maxChars: number): string {
  return plainText(withoutPaths(withoutStack(text.slice(0, MAX_READ_CHARS))), maxChars);
}

/** A frame of a stack: JavaScript, Java, .NET; PHP; Ruby; and what stands around frames. */
const FRAMES = [
  /^\s+at (?:async |new )?[^()\n]{0,300}\([^()\n]{0,600}\)$/,
  /^\s+at (?:async )?[^\s()]{0,600}[A-Za-z/\\>][^\s()]{0,300}:\d{1,9}$/,
  /^\s+at [^()\n]{1,300}\([^()\n]{0,300}\) in .{1,600}:line \d{1,9}$/,
  /^\s+at (?:async )?<?anonymous>?$/,
  /^\s*\.{3} \d{1,9} (?:more|common frames omitted)$/,
  /^#\d{1,6} (?:\{main\}|.{0,600}\(\d{1,9}\): .*|\[internal function\].*)$/,
  /^Stack trace:$/,
  /^\s+from .{1,600}:\d{1,9}:in .*$/,
  /^Traceback \(most recent call last\):$/,
];
const PYTHON_FRAME = /^\s+File ".{0,600}", line \d{1,9}(?:, in .*)?$/;
/** From here on there is nothing but frames. */
const REST_IS_STACK = /^(?:goroutine \d{1,9} \[.*\]:|stack backtrace:)$/m;
/** A frame in a text that was quoted once more. */
const QUOTED_FRAME = /(?:\\r)?\\n\s{1,20}at [^"\\\n]{1,600}:\d{1,9}\)?/g;

/** The message of a text that has a stack with it: what it says, without the lines of the stack. */
function withoutStack(text: string): string {
  const plain = text.replace(QUOTED_FRAME, '').replaceAll('\r\n', '\n');
  const end = plain.search(REST_IS_STACK);
  const lines = (end < 0 ? plain : plain.slice(0, end)).split('\n');
  let isInFrame = false;
  return lines
    .filter((line) => {
      // Python shows the source below a frame.
      const isSource = isInFrame && /^\s{4}/.test(line);
      const isFrame = PYTHON_FRAME.test(line);
      isInFrame = isFrame || isSource;
      return !(isInFrame || FRAMES.some((frame) => frame.test(line)));
    })
    .join('\n');
}

const ROOTS =
  '(?:app|bin|boot|builds?|config|data|dev|etc|home|lib(?:32|64)?|media|mnt|nix|opt|proc|root|run|sbin|snap|srv|state|sys|tmp|tokens|usr|var|work|workspaces?|Applications|Library|System|Users|Volumes|private)';
const SOURCE = '(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|scala|php|cs|c|cc|cpp|h|hpp|swift|ex|exs|pl|lua)';
const PLACE = "(?::\\d{1,9}){0,2}(?::in [`'][^`'\\n]{0,200}')?";
/** Not within a word, an address or another path. */
const START = '(?<![\\w.~/\\\\-])';
const ENDS = '\\s"\'`()<>,;|';

/** What names no file comes first, so that nothing within it is taken for one. */
const ADDRESS_OR_PATH = new RegExp(
  [
    `(?<address>\\b(?!file:|webpack|vscode-file:)[a-z][a-z0-9+.-]{1,20}://[^\\s"'<>]+)`,
    `(?:file|webpack(?:-internal)?|vscode-file)://[^${ENDS}]+`,
    `(?<quote>["'\`])~?/${ROOTS}/[^"'\`\\n]{1,400}\\k<quote>`,
    `${START}~?/${ROOTS}(?:/[^${ENDS}:/]+)+/?${PLACE}`,
    `${START}~/[^${ENDS}:]+${PLACE}`,
    `\\b[A-Za-z]:(?:\\\\{1,2}|/)(?=\\w)(?:[^\\\\/:*?"'<>|\\n]{1,200}(?:\\\\{1,2}|/)){0,40}[^\\\\/${ENDS}:*?]+${PLACE}`,
    `${START}\\\\{2,4}[\\w.-]{1,100}\\\\{1,2}[^${ENDS}:]+`,
    `\\bnode:internal/[\\w/.-]+${PLACE}`,
    `${START}(?:\\.{0,2}/)?(?:[\\w@.+-]{1,100}/){0,40}[\\w@.+-]{1,100}\\.${SOURCE}:\\d{1,9}(?::\\d{1,9})?(?!:?\\w|\\.\\w)`,
  ].join('|'),
  'g',
);

function withoutPaths(text: string): string {
  return text.replace(ADDRESS_OR_PATH, (found, ...rest) => {
    // The last argument holds the named groups, as the pattern has them.
    const { address, quote = '' } = rest.at(-1) as { address?: string; quote?: string };
    if (address !== undefined) return found;
    const full = /[.]+$/.exec(found)?.[0] ?? '';
    return `${quote}[file]${quote}${full}`;
  });
}
