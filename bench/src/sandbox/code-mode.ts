/** `@ai-sdk/code-mode` as its documentation shows it, with the tools of the bench. */
import { experimental_runCodeMode as runCodeMode } from '@ai-sdk/code-mode';
import { tool } from 'ai';
import { z } from 'zod';
import { type Contestant, TOOLS } from './contestant.ts';

const inputSchema = z.object({ n: z.number() });
const tools = {
  echo: tool({ description: 'answers its argument', inputSchema, execute: TOOLS.echo }),
  slow: tool({ description: 'answers later', inputSchema, execute: TOOLS.slow }),
};

export async function startCodeMode(): Promise<Contestant> {
  return {
    tools: 'tools',
    run: (js) => runCodeMode({ js, tools }),
    close: async () => {},
  };
}
