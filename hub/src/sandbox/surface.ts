/** What a script sees of the integrations: their names, with the methods of each. */
export type Surface = { readonly [integration: string]: readonly string[] };
