/**
 * The only way to markup in the console. Whatever is put into a template is text: it becomes neither an element, nor an
 * attribute, nor an address of another site, whoever wrote it, and what of it could not be seen is spelled out.
 */
import { visibleText } from '../../plain-text.ts';

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that a template made; nothing else can be one. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }

  /** @throws Error for a template in which text could be taken for markup: that is a mistake in the template. */
  static fromTemplate(strings: TemplateStringsArray, values: readonly Fragment[]): Html {
    const places = placesOf(strings);
    return new Html(
      strings.reduce(
        (markup, string, index) => markup + written(values[index - 1], places[index - 1] ?? 'text') + string,
      ),
    );
  }
}

/** What may stand in a template; nothing is shown of `undefined`. */
export type Fragment = Html | string | number | undefined | readonly Fragment[];

/** Markup from a template literal. */
export function html(strings: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  return Html.fromTemplate(strings, values);
}

/** Where a value stands: between tags, in a quoted attribute, at the beginning of an address, or in a tag beside its attributes. */
type Place = 'text' | 'attribute' | 'address' | 'tag';

const known = new WeakMap<TemplateStringsArray, readonly Place[]>();

function placesOf(strings: TemplateStringsArray): readonly Place[] {
  const before = known.get(strings);
  if (before !== undefined) return before;
  let markup = '';
  const places = strings.slice(0, -1).map((string) => {
    markup += string;
    return placeAfter(markup);
  });
  known.set(strings, places);
  return places;
}

function placeAfter(markup: string): Place {
  const tag = markup.slice(markup.lastIndexOf('<'));
  if (/^<\/?(?:script|style)\b/i.test(tag)) throw new Error('No value may stand in a script or style.');
  const unquoted = tag.replace(/="[^"]*"/g, '');
  if (unquoted.includes('>') || !tag.startsWith('<')) return 'text';
  const [, attribute, before] = /\s([a-z-]+)="([^"]*)$/.exec(unquoted) ?? [];
  if (attribute === undefined) {
    if (/[=']\s*$/.test(unquoted)) throw new Error(`A value needs double quotes around it: ${tag}`);
    return 'tag';
  }
  if (/^(?:on|style$|srcdoc$)/.test(attribute)) throw new Error(`No value may stand in ${attribute}.`);
  // What an address begins with says where it leads.
  return before === '' && /^(?:href|src|action|formaction)$/.test(attribute) ? 'address' : 'attribute';
}

function written(value: Fragment, place: Place): string {
  if (value === undefined) return '';
  if (place === 'tag') {
    if (value instanceof Html) return value.toString();
    throw new Error('Only markup may stand beside attributes.');
  }
  if (value instanceof Html) {
    if (place === 'text') return value.toString();
    throw new Error('Markup may not stand in an attribute.');
  }
  if (typeof value === 'object') return value.map((one) => written(one, place)).join('');
  const text = String(value);
  if (place === 'address' && !/^\/(?![/\\])|^#/.test(text)) throw new Error('An address leads to this surface itself.');
  return visibleText(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
