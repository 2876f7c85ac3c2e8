import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server of somebody else, which says what the test wants it to and remembers what it heard. */
export async function openReceiver() {
  const heard: Received[] = []
  let say = (response: ServerResponse): unknown => response.end('thanks')
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
    say(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    heard,
    origin: `http://127.0.0.1:${port}`,
    answers(next: typeof say) {
      say = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
