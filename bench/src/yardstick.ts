/** What the protocol itself costs here: an MCP server of one tool that does nothing, in a process of its own. */
import { createServer } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';

const handler = createMcpHandler(
  () => {
    const server = new McpServer({ name: 'yardstick', version: '1.0.0' });
    server.registerTool('nothing', {}, () => ({ content: [] }));
    return server;
  },
  { legacy: 'stateless', responseMode: 'sse' },
);
const node = toNodeHandler(handler);
// The adapter's types ask for less than Node's request carries.
const server = createServer((request, response) => void node(request as Parameters<typeof node>[0], response));
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
