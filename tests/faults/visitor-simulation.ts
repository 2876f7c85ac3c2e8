import { setTimeout as sleep } from 'node:timers/promises'
import type { AssetKind } from '../../shared/src/assets/asset.ts'
import { newId } from '../../shared/src/ids.ts'

interface VisitedAsset {
  subject: AssetKind
  subjectId: string
}

export interface VisitorSimulation {
  /** Ids of events that got a 202 so far. */
  readonly accepted: ReadonlySet<string>
  /** Number of unsuccessful responses by status. 0 means no response. */
  readonly failures: Map<number, number>
  /** Ends new visits and resolves when the last one succeeded. */
  stop(): Promise<void>
}

/**
 * Simulates browsers on many pages. Each one resends an event until it gets a 202. With several origins every event goes
 * to all of them at once.
 */
export function simulateVisitors(getOrigins: () => string[], assets: VisitedAsset[], browsers = 12): VisitorSimulation {
  const accepted = new Set<string>()
  const failures = new Map<number, number>()
  let isStopping = false

  const browse = async (browser: number) => {
    for (let n = 0; !isStopping; n += 1) {
      const events = Array.from({ length: 1 + (n % 3) }, () => createEvent(assets[(browser + n) % assets.length], n))
      const body = JSON.stringify(events)
      for (let tries = 0; ; tries += 1) {
        const address = `10.0.${browser}.${n % 250}`
        const statuses = await Promise.all(getOrigins().map((origin) => send(origin, address, body)))
        const failed = statuses.filter((status) => status !== 202)
        if (failed.length === 0) break
        for (const status of failed) failures.set(status, (failures.get(status) ?? 0) + 1)
        await sleep(Math.min(250, 10 * 2 ** tries))
      }
      for (const { id } of events) accepted.add(id)
    }
  }
  const all = Promise.all(Array.from({ length: browsers }, (_, browser) => browse(browser)))
  return {
    accepted,
    failures,
    async stop() {
      isStopping = true
      await all
    },
  }
}

const createEvent = (asset: VisitedAsset | undefined, n: number) => ({
  id: newId(),
  type: ['view', 'entrance', 'click'][n % 3],
  ...asset,
  visitId: newId(),
  at: new Date().toISOString(),
  ...(n % 3 === 2 && { detail: { moduleId: 'hero', text: `Button ${n % 4}` } }),
})

async function send(origin: string, address: string, body: string) {
  const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address }
  const signal = AbortSignal.timeout(15_000)
  const response = await fetch(`${origin}/api/public/events`, { method: 'POST', headers, body, signal }).catch(
    () => null,
  )
  if (response?.status === 202) {
    const { accepted, ignored } = (await response.json()) as { accepted: number; ignored: number }
    if (ignored > 0) throw new Error(`${ignored} of ${accepted + ignored} events were ignored`)
  }
  return response?.status ?? 0
}
