import { once } from 'node:events';
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import manifest from '../../package.json' with { type: 'json' };
import { ownDoor, serverDoor } from './doors.ts';
import { toolsFor } from './tools.ts';

/** Offers a door as tools until standard input ends: a server's where an address is given, or one of our own. */
export async function serve(address: string | null, token: string): Promise<void> {
  const { door, close } = address === null ? await ownDoor() : await serverDoor(address, token);
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
}
