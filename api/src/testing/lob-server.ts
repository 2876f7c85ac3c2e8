import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from '@gable/shared/ids.ts'

interface LobOrder {
  id: string
  token: string
  size: string
  to: string
  zip: string
  use_type: string
  send_date: string
  bytes: number
  deleted: boolean
}

/** What happens to a request for a postcard: an error before or after it was taken, no answer, or a late one. */
type LobFault =
  | { status: number; headers?: Record<string, string> }
  | 'taken, then 500'
  | 'taken, then silence'
  | 'taken, late'
  | 'silence'

interface LobServer {
  origin: string
  orders: LobOrder[]
  requests: string[]
  /** The next requests for postcards meet these. */
  faults: LobFault[]
  /** The deliverability of addresses by their first line. */
  addresses: Map<string, string>
  /** Forgets idempotency keys, as Lob does after a day. */
  forgetKeys(): void
  close(): Promise<void>
}

export const lobKey = 'test_0123456789'

/** A server that behaves as Lob's documentation says. */
export async function startLobServer(): Promise<LobServer> {
  const orders: LobOrder[] = []
  const requests: string[] = []
  const faults: LobFault[] = []
  const addresses = new Map<string, string>()
  const keys = new Map<string, LobOrder>()

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://lob')
    requests.push(`${request.method} ${url.pathname}`)
    const expected = `Basic ${Buffer.from(`${lobKey}:`).toString('base64')}`
    if (request.headers.authorization !== expected) return fail(response, 401, 'Your API key is not valid.')
    const body = await readBody(request)
    if (request.method === 'POST' && url.pathname === '/v1/us_verifications') return verify(response, body)
    if (request.method === 'POST' && url.pathname === '/v1/postcards') return create(request, response, body)
    if (request.method === 'GET') return list(response, url)
    return remove(response, url.pathname.split('/').at(-1) ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    orders,
    requests,
    faults,
    addresses,
    forgetKeys: () => keys.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function verify(response: ServerResponse, body: Buffer) {
    const { primary_line } = JSON.parse(body.toString()) as { primary_line: string }
    answer(response, 200, { id: 'us_ver_1', deliverability: addresses.get(primary_line) ?? 'deliverable' })
  }

  async function create(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const fault = faults.shift()
    if (fault === 'silence') return
    if (typeof fault === 'object') return fail(response, fault.status, 'Please try again later.', fault.headers)
    const key = String(request.headers['idempotency-key'])
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const text = (name: string) => String(form.get(name) ?? '')
    for (const name of ['to[name]', 'to[address_line1]', 'to[address_zip]', 'use_type', 'size', 'front', 'back'])
      if (!form.has(name)) return fail(response, 422, `${name} is required`)
    const known = keys.get(key)
    const order = known ?? {
      id: `psc_${newId().replaceAll('-', '').slice(16)}`,
      token: text('metadata[piece]'),
      size: text('size'),
      to: text('to[address_line1]'),
      zip: text('to[address_zip]'),
      use_type: text('use_type'),
      send_date: text('send_date'),
      bytes: body.length,
      deleted: false,
    }
    if (!known) orders.push(order)
    keys.set(key, order)
    if (fault === 'taken, then 500') return fail(response, 500, 'Something went wrong.')
    if (fault === 'taken, then silence') return
    if (fault === 'taken, late') await new Promise((resolve) => setTimeout(resolve, 100))
    answer(response, 200, toBody(order))
  }

  function list(response: ServerResponse, url: URL) {
    const token = url.searchParams.get('metadata[piece]')
    const found = orders.filter((order) => order.token === token)
    answer(response, 200, { data: found.map(toBody), count: found.length, object: 'list' })
  }

  function remove(response: ServerResponse, id: string) {
    const order = orders.find((order) => order.id === id)
    if (!order) return fail(response, 404, 'postcard not found')
    if (Date.parse(order.send_date) <= Date.now())
      return fail(response, 422, 'The postcard is past its cancellation window.')
    order.deleted = true
    answer(response, 200, { id, deleted: true })
  }
}

const toBody = ({ id, token, send_date, deleted }: LobOrder) => ({
  id,
  object: 'postcard',
  send_date,
  metadata: { piece: token },
  ...(deleted && { deleted }),
})

function answer(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const fail = (response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}) =>
  answer(response, status, { error: { message, status_code: status } }, headers)

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** An event of a postcard as Lob signs and sends it. */
export function signLobEvent(
  secret: string,
  { token, type, id = newId(), at = new Date() }: { token: string; type: string; id?: string; at?: Date },
) {
  const body = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    event_type: { id: `postcard.${type}`, resource: 'postcards' },
    reference_id: 'psc_1',
    date_created: at.toISOString(),
    body: { metadata: { piece: token } },
  })
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'lob-signature': signature,
      'lob-signature-timestamp': timestamp,
    },
  }
}
