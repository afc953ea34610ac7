import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{hub,sandbox,egress,cli,bench}/src/**/*.test.ts', 'workers/*/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/src/*.test.ts'],
          globalSetup: ['e2e/src/set-up.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // Each file brings up a whole system of its own; two cores carry one at a time.
          fileParallelism: false,
        },
      },
      {
        test: {
          // Needs no composed system, and takes both cores for minutes.
          name: 'crash',
          include: ['e2e/src/crash/*.test.ts'],
          testTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
