/** What is refused when a worker is defined. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { craneWorker, manifest, tool } from './crane-fixture.ts';
import { defineTool } from './tool.ts';
import { defineWorker } from './worker.ts';

describe('defining a worker', () => {
  it('fails where manifest and tokens differ, where two tools share a name, and where a manifest says something unknown', () => {
    expect(() => defineWorker({ manifest, tokens: {}, tools: [] })).toThrow('describes the tokens "api_key, host_url"');
    const twice = tool('lift', z.object({}), () => 1);
    expect(() => craneWorker([twice])).toThrow('two tools share a name');
    expect(() => defineWorker({ manifest: { ...manifest, colour: 'red' }, tokens: {}, tools: [] })).toThrow('colour');
  });

  it('fails where a preview is no tool that only reads', () => {
    const previewed = (preview: string) =>
      defineTool({
        name: 'hoist',
        description: 'x',
        input: z.object({}),
        annotations: {},
        preview,
        handler: () => 1,
      });
    expect(() => craneWorker([previewed('elsewhere')])).toThrow('names "elsewhere" as its preview');
    expect(() => craneWorker([previewed('hoist')])).toThrow('names "hoist" as its preview');
  });

  it('makes a write of a tool without annotations', () => {
    const tool = defineTool({ name: 'hoist', description: 'x', input: z.object({}), handler: () => 1 });
    expect(tool.readOnly).toBe(false);
    expect(tool.listed.annotations).toEqual({});
  });

  it('needs a reason for a tool that runs commands', () => {
    const declaration = {
      name: 'x',
      description: 'x',
      input: z.object({}),
      annotations: {},
      access: 'exec',
      handler: () => 1,
    } as const;
    expect(() => defineTool(declaration)).toThrow('needs a "reason" argument');
  });
});
