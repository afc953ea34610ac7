/** Commands that whoever reads a hint is to type: they name the project wherever it is not the usual one. */

const USUAL_PROJECT = 'sallyport';

let flag = '';

/** Said once, at start. */
export function nameProject(project: string): void {
  flag = project === USUAL_PROJECT ? '' : ` --project ${project}`;
}

/** `operatorCommand('status')` is `bin/sallyport status --project acme`. */
export function operatorCommand(words: string): string {
  return `bin/sallyport ${words}${flag}`;
}
