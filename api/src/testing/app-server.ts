import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AppServer {
  origin: string
  /** Method, path and query of each request. */
  requests: string[]
  headers: IncomingMessage['headers'][]
  /** The next requests get these in place of an answer. */
  faults: { status: number; body?: string }[]
  /** What is known of each address, as the records of Bridge are. */
  zestimates: Map<string, object[]>
  close(): void
}

export const appServerKey = 'fka_0123456789abcdef'

/** A server that behaves as Follow Up Boss and the Zestimates of Bridge document, for keys and values. */
export async function startAppServer(port = 0): Promise<AppServer> {
  const state = { requests: [], headers: [], faults: [], zestimates: new Map() } as Omit<AppServer, 'origin' | 'close'>
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://app')
    state.requests.push(`${request.method} ${url.pathname}${url.search}`)
    state.headers.push(request.headers)
    const fault = state.faults.shift()
    if (fault) return response.writeHead(fault.status).end(fault.body ?? '<h1>Out of order</h1>')
    if (url.pathname === '/v1/identity') return answerIdentity(request, response)
    if (url.pathname === '/api/v2/zestimates_v2/zestimates') return answerZestimates(request, response, url, state)
    return sendJson(response, 404, {})
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...state,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answerIdentity(request: IncomingMessage, response: ServerResponse) {
  const expected = `Basic ${Buffer.from(`${appServerKey}:`).toString('base64')}`
  if (request.headers.authorization !== expected)
    return sendJson(response, 401, { errorMessage: 'Access denied. Invalid API key.' })
  return sendJson(response, 200, {
    account: { id: 1, domain: 'moss', owner: { name: 'Ada Moss', email: 'ada@example.com' } },
    user: { id: 1, name: 'Ada Moss', email: 'ada@example.com' },
  })
}

function answerZestimates(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { zestimates }: Pick<AppServer, 'zestimates'>,
) {
  if (request.headers.authorization !== `Bearer ${appServerKey}`)
    return sendJson(response, 401, { success: false, status: 401, bundle: { name: 'UnauthorizedError' } })
  const bundle = zestimates.get((url.searchParams.get('address') ?? '').replace(/^"|"$/g, '')) ?? []
  return sendJson(response, 200, { success: true, status: 200, bundle, total: bundle.length })
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
