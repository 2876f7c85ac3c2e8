import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What can go wrong between a visitor's press and the answer. */
export const mishaps = ['none', 'cut before', 'cut after', 'double click', 'storm', 'clock'] as const
export type Mishap = (typeof mishaps)[number]

interface Filling {
  id: string
  at: string
}

interface Way {
  originOf(): string
  /** The visitor's own, as a proxy names it. */
  address: string
  random(): number
}

/** Sends it until it is answered well, with a mishap on the way. Answers everything that was answered well. */
export async function sendUnluckily(filling: Filling, mishap: Mishap, way: Way): Promise<unknown[]> {
  const once = () => sendUntilAnswered(filling, way)
  switch (mishap) {
    case 'none':
      return [await once()]
    case 'cut before':
      await cut(filling, way, 'before')
      return [await once()]
    case 'cut after':
      await cut(filling, way, 'after')
      return [await once()]
    case 'double click':
      return Promise.all([once(), once()])
    case 'storm':
      await cut(filling, way, 'after')
      return Promise.all(Array.from({ length: 6 }, once))
    case 'clock': {
      const days = Math.round(way.random() * 60 - 30)
      const skewed = { ...filling, at: new Date(Date.now() + days * 86_400_000).toISOString() }
      return [await sendUntilAnswered(skewed, way), await once()]
    }
  }
}

async function sendUntilAnswered(filling: Filling, { originOf, address }: Way): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    const signal = AbortSignal.timeout(15_000)
    const body = JSON.stringify(filling)
    const headers = headersOf(address)
    const answer = await fetch(`${originOf()}${path}`, { method: 'POST', headers, body, signal }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (answer?.ok && text !== undefined) return JSON.parse(text)
    if (answer && text !== undefined && answer.status < 500 && answer.status !== 429) {
      throw new Error(`Refused with ${answer.status}: ${text}`)
    }
    await pause(Math.min(250, 10 * 2 ** tries))
  }
}

/** A connection that ends while half is sent, or while the answer is on its way. */
async function cut(filling: Filling, { originOf, address, random }: Way, when: 'before' | 'after') {
  const body = JSON.stringify(filling)
  const headers = { ...headersOf(address), 'content-length': Buffer.byteLength(body) }
  const sending = request(`${originOf()}${path}`, { method: 'POST', headers, agent: false })
  const ended = Promise.race([once(sending, 'close'), once(sending, 'error')]).catch(() => {})
  sending.on('error', () => {})
  if (when === 'before') sending.write(body.slice(0, body.length >> 1))
  else sending.end(body)
  await Promise.race([pause(random() * 12), ended])
  sending.destroy()
  await ended
}

const path = '/api/public/submissions'
const headersOf = (address: string) => ({
  'content-type': 'application/json',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0',
  'x-forwarded-for': address,
})
