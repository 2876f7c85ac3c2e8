import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StripeRequest {
  method: string
  path: string
  form: Record<string, string>
  key: string | undefined
}

/** Answers as Stripe's API is documented: forms in, JSON out, and the first answer again for a repeated idempotency key. */
export async function startStripeServer() {
  const requests: StripeRequest[] = []
  const answers = new Map<string, string>()
  const state = { failure: undefined as { status: number; body: object } | undefined, cards: [{ id: 'pm_1' }] }
  let count = 0
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stripe')
    const form = Object.fromEntries(new URLSearchParams(await readBody(request)))
    const key = request.headers['idempotency-key'] as string | undefined
    requests.push({ method: request.method ?? '', path: pathname, form, key })
    const [status, body] = state.failure
      ? [state.failure.status, JSON.stringify(state.failure.body)]
      : request.headers.authorization === 'Bearer sk_test_12345678'
        ? [200, (key && answers.get(key)) ?? JSON.stringify(answer(pathname, ++count))]
        : [401, JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } })]
    if (key && status === 200) answers.set(key, body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  const answer = (path: string, number: number) => {
    if (path === '/v1/checkout/sessions')
      return { id: `cs_${number}`, url: `https://checkout.stripe.test/cs_${number}`, payment_status: 'unpaid' }
    if (path === '/v1/billing_portal/sessions') return { id: 'bps_1', url: 'https://billing.stripe.test/session' }
    if (path.endsWith('/payment_methods')) return { object: 'list', data: state.cards }
    if (path === '/v1/payment_intents') return { id: `pi_${number}`, status: 'succeeded' }
    return { id: path.split('/').at(-1) }
  }
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    state,
    close: () => void server.close(),
  }
}

/** The header of a message, as Stripe signs it. */
export function signStripeMessage(body: string, secret: string, at = Date.now()): string {
  const time = Math.floor(at / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
