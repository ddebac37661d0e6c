/** Where it serves and whom, as the line that it prints. */
export function toldAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') {
    return `http://localhost:${port} and at every other address of this machine`;
  }
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return isLoopback(host) ? `${address}, to this machine only (HOST=0.0.0.0 serves others too)` : address;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
