import { once } from 'node:events';
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import manifest from '../../package.json' with { type: 'json' };
import { type Command, Usage } from '../command.ts';
import { ownDoor, serverDoor } from '../mcp/doors.ts';
import { toolsFor } from '../mcp/tools.ts';
import { textFlag } from '../values.ts';

export const mcp: Command = {
  name: 'mcp',
  words: [],
  summary: 'Let a language model sit at a table: an MCP server on standard input and output',
  more: 'Without --server it plays right here, against bots. A token is made under /api/tokens of the server.',
  flags: {
    server: { value: '<address>', help: 'a Turnpoint server, such as http://localhost:8080' },
    token: { value: '<token>', help: 'for that server (or the variable TURNPOINT_TOKEN)' },
  },
  async run(input) {
    const address = textFlag(input, 'server');
    const token = textFlag(input, 'token') ?? process.env.TURNPOINT_TOKEN;
    if (address !== null && !URL.canParse(address)) throw new Usage(`--server needs an address, not "${address}"`);
    if (address !== null && !token) throw new Usage('--server needs --token');
    const { door, close } = address === null ? await ownDoor() : await serverDoor(address, token ?? '');
    const server = new McpServer({ name: 'turnpoint', version: manifest.version });
    for (const { name, description, takes, run } of toolsFor(door)) {
      server.registerTool(name, { description, inputSchema: takes }, async (given: unknown) => ({
        content: [{ type: 'text', text: await run(given as never) }],
      }));
    }
    await server.connect(new StdioServerTransport());
    await once(process.stdin, 'close');
    await server.close();
    await close();
  },
};
