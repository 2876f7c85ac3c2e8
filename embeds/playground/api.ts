import type { Contract } from '@gable/shared/contract.ts'
import { createClient } from '@gable/shared/http/client.ts'

export const callFor = (accountId?: string) =>
  createClient<Contract>({
    base: '/api',
    headers: (): Record<string, string> => (accountId ? { 'x-account-id': accountId } : {}),
  })

export interface Answer {
  what: string
  status: number
  took: number
  body: string
}

/** As a visitor's browser sends it, and what came back, whatever that is. */
export async function post(what: string, path: string, body: unknown): Promise<Answer> {
  const started = performance.now()
  const answer = await fetch(`/api/public/${path}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const took = performance.now() - started
  return { what, status: answer?.status ?? 0, took, body: (await answer?.text()) ?? 'The server cannot be reached' }
}

/** Many at once: how each status came out, and how long all of them took. */
export async function postAll(what: string, path: string, bodies: unknown[]): Promise<Answer> {
  const started = performance.now()
  const answers = await Promise.all(bodies.map((body) => post(what, path, body)))
  const byStatus = new Map<number, number>()
  for (const { status } of answers) byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
  const body = [...byStatus].map(([status, count]) => `${count} × ${status}`).join(', ')
  return { what, status: answers[0]?.status ?? 0, took: performance.now() - started, body }
}
