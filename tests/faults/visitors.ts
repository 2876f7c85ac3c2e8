import { setTimeout as pause } from 'node:timers/promises'
import type { SubjectKind } from '../../shared/src/assets/subject.ts'
import { newId } from '../../shared/src/ids.ts'

interface Thing {
  subject: SubjectKind
  subjectId: string
}

export interface Visitors {
  /** What was answered with a 202 so far. */
  readonly answered: ReadonlySet<string>
  /** Answers that promise nothing, by status; 0 is none at all. */
  readonly refusals: Map<number, number>
  /** No new visits from now on; resolves when the last one, sent again and again, was answered. */
  leave(): Promise<void>
}

/**
 * People on many pages: each browser keeps an event until it is answered with a 202, and sends it again until then.
 * With several origins every event goes to all of them at once.
 */
export function visitors(originsOf: () => string[], things: Thing[], browsers = 12): Visitors {
  const answered = new Set<string>()
  const refusals = new Map<number, number>()
  let leaving = false

  const browse = async (browser: number) => {
    for (let n = 0; !leaving; n += 1) {
      const events = Array.from({ length: 1 + (n % 3) }, () => visit(things[(browser + n) % things.length], n))
      const body = JSON.stringify(events)
      for (let tries = 0; ; tries += 1) {
        const address = `10.0.${browser}.${n % 250}`
        const statuses = await Promise.all(originsOf().map((origin) => send(origin, address, body)))
        const bad = statuses.filter((status) => status !== 202)
        if (bad.length === 0) break
        for (const status of bad) refusals.set(status, (refusals.get(status) ?? 0) + 1)
        await pause(Math.min(250, 10 * 2 ** tries))
      }
      for (const { id } of events) answered.add(id)
    }
  }
  const all = Promise.all(Array.from({ length: browsers }, (_, browser) => browse(browser)))
  return {
    answered,
    refusals,
    async leave() {
      leaving = true
      await all
    },
  }
}

const visit = (thing: Thing | undefined, n: number) => ({
  id: newId(),
  type: ['view', 'entrance', 'click'][n % 3],
  ...thing,
  visitId: newId(),
  at: new Date().toISOString(),
  ...(n % 3 === 2 && { detail: { moduleId: 'hero', text: `Button ${n % 4}` } }),
})

async function send(origin: string, address: string, body: string) {
  const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address }
  const signal = AbortSignal.timeout(15_000)
  const answer = await fetch(`${origin}/api/public/events`, { method: 'POST', headers, body, signal }).catch(() => null)
  if (answer?.status === 202) {
    const { accepted, ignored } = (await answer.json()) as { accepted: number; ignored: number }
    if (ignored > 0) throw new Error(`${ignored} of ${accepted + ignored} events were ignored`)
  }
  return answer?.status ?? 0
}
