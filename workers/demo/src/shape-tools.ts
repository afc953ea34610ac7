/** Tools for the shapes that a result can have: picture, structured content, big table. */
import { content, defineTool, type Tool } from '@sallyport/worker-sdk';
import { z } from 'zod';
import { solidPng } from './png.ts';

const report = z.object({
  title: z.string(),
  quarters: z.array(z.object({ quarter: z.string(), ships: z.int(), tons: z.number() })),
  totalShips: z.int(),
});

export const shapeTools: readonly Tool[] = [
  defineTool({
    name: 'get_image',
    description: 'Returns a small PNG picture.',
    input: z.object({}),
    annotations: { readOnlyHint: true },
    keywords: ['picture', 'png'],
    handler: () =>
      content({ type: 'image', mimeType: 'image/png', data: solidPng(16, [24, 90, 157]).toString('base64') }),
  }),
  defineTool({
    name: 'get_report',
    description: "Returns a year's harbour report by quarter.",
    input: z.object({ year: z.int().min(1900).max(2100).default(2026) }),
    output: report,
    annotations: { readOnlyHint: true },
    keywords: ['statistics', 'figures'],
    handler({ year }): z.output<typeof report> {
      const quarters = [120, 164, 171, 133].map((ships, index) => ({
        quarter: `Q${index + 1}`,
        ships,
        tons: ships * 1_250.5,
      }));
      return { title: `Harbour report ${year}`, quarters, totalShips: 588 };
    },
  }),
  defineTool({
    name: 'big_table',
    description: 'Returns a table of the size that is asked for: {columns: [name], rows: [[value]]}.',
    input: z.object({ rows: z.int().min(0).max(20_000).default(1_000), columns: z.int().min(1).max(50).default(8) }),
    annotations: { readOnlyHint: true },
    keywords: ['large', 'rows'],
    handler({ rows, columns }) {
      const names = Array.from({ length: columns }, (_, column) => `c${column + 1}`);
      const cells = Array.from({ length: rows }, (_, row) => names.map((name) => `${name}r${row + 1}`));
      return { columns: names, rows: cells };
    },
  }),
];
