import { type Command, Usage } from '../command.ts';
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
    // It brings a whole server along, which no other command should wait for.
    const { serve } = await import('../mcp/serve.ts');
    await serve(address, token ?? '');
  },
};
