import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayLength } from '@gable/shared/time/calendar.ts'

/** Faults between a visitor's click and the response. */
export const networkFaults = [
  'none',
  'abort request',
  'abort response',
  'double click',
  'retry storm',
  'wrong clock',
] as const
export type NetworkFault = (typeof networkFaults)[number]

interface FormPayload {
  id: string
  at: string
}

interface SendOptions {
  getOrigin(): string
  /** The visitor's IP address, as a proxy forwards it. */
  address: string
  random(): number
}

/** Sends the form with a fault and retries until it succeeds. Returns the successful responses. */
export async function sendWithFault(
  payload: FormPayload,
  fault: NetworkFault,
  options: SendOptions,
): Promise<unknown[]> {
  const send = () => sendUntilSuccess(payload, options)
  switch (fault) {
    case 'none':
      return [await send()]
    case 'abort request':
      await abortRequest(payload, options, 'request')
      return [await send()]
    case 'abort response':
      await abortRequest(payload, options, 'response')
      return [await send()]
    case 'double click':
      return Promise.all([send(), send()])
    case 'retry storm':
      await abortRequest(payload, options, 'response')
      return Promise.all(Array.from({ length: 6 }, send))
    case 'wrong clock': {
      const days = Math.round(options.random() * 60 - 30)
      const skewed = { ...payload, at: new Date(Date.now() + days * dayLength).toISOString() }
      return [await sendUntilSuccess(skewed, options), await send()]
    }
  }
}

async function sendUntilSuccess(payload: FormPayload, { getOrigin, address }: SendOptions): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    const signal = AbortSignal.timeout(15_000)
    const body = JSON.stringify(payload)
    const headers = createHeaders(address)
    const response = await fetch(`${getOrigin()}${path}`, { method: 'POST', headers, body, signal }).catch(
      () => undefined,
    )
    const text = await response?.text().catch(() => undefined)
    if (response?.ok && text !== undefined) return JSON.parse(text)
    if (response && text !== undefined && response.status < 500 && response.status !== 429) {
      throw new Error(`Rejected with status ${response.status}: ${text}`)
    }
    await sleep(Math.min(250, 10 * 2 ** tries))
  }
}

/** Closes the connection halfway through the request, or while waiting for the response. */
async function abortRequest(
  payload: FormPayload,
  { getOrigin, address, random }: SendOptions,
  phase: 'request' | 'response',
) {
  const body = JSON.stringify(payload)
  const headers = { ...createHeaders(address), 'content-length': Buffer.byteLength(body) }
  const outgoing = request(`${getOrigin()}${path}`, { method: 'POST', headers, agent: false })
  const ended = Promise.race([once(outgoing, 'close'), once(outgoing, 'error')]).catch(() => {})
  outgoing.on('error', () => {})
  if (phase === 'request') outgoing.write(body.slice(0, body.length >> 1))
  else outgoing.end(body)
  await Promise.race([sleep(random() * 12), ended])
  outgoing.destroy()
  await ended
}

const path = '/api/public/submissions'
const createHeaders = (address: string) => ({
  'content-type': 'application/json',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0',
  'x-forwarded-for': address,
})
