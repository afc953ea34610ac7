/** The scripts that are measured. Every text is a new one, as a model's is: no contestant profits from having seen it. */

/** How many calls a script makes, one after the other. */
export const CALL_COUNTS = [0, 1, 50] as const;
export type CallCount = (typeof CALL_COUNTS)[number];

let made = 0;

/** `tools`: the object whose method `echo` makes a call. The value is `number of the text + calls`. */
export function countingScript(calls: CallCount, tools: string): { readonly code: string; readonly expected: number } {
  made += 1;
  const start = `let sum = ${made};\n`;
  const end = 'return sum;';
  if (calls === 0) return { code: start + end, expected: made };
  const call = `const { n } = await ${tools}.echo({ n: 1 });\nsum += n;\n`;
  const body = calls === 1 ? call : `for (let i = 0; i < ${calls}; i += 1) {\n${call}}\n`;
  return { code: start + body + end, expected: made + calls };
}

export const PARALLEL_CALLS = 10;
export const SLOW_CALL_MS = 100;

export function parallelScript(tools: string): string {
  return `return (await Promise.all(Array.from({ length: ${PARALLEL_CALLS} }, (_, n) => ${tools}.slow({ n })))).length;`;
}

export const BUSY_SCRIPT = 'for (;;) {}';
