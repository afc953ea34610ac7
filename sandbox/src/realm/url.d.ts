/** For the test in TypeScript: the realm's URL has the platform's interface. */
export declare const URL: typeof globalThis.URL;
