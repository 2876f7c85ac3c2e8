import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A third-party server that records its requests and gives the response a test sets. */
export async function startReceiver(port = 0) {
  const requests: ReceivedRequest[] = []
  let respond = (response: ServerResponse): unknown => response.end('thanks')
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
    respond(response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    requests,
    origin: `http://127.0.0.1:${address.port}`,
    respondWith(next: typeof respond) {
      respond = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
