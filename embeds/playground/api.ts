import type { Contract } from '@gable/shared/contract.ts'
import { createClient } from '@gable/shared/http/client.ts'

export const createApi = (accountId?: string) =>
  createClient<Contract>({
    base: '/api',
    headers: (): Record<string, string> => (accountId ? { 'x-account-id': accountId } : {}),
  })

export interface RequestLogEntry {
  label: string
  status: number
  duration: number
  body: string
}

/** Posts without credentials, as a visitor's browser does. */
export async function postAsVisitor(label: string, path: string, body: unknown): Promise<RequestLogEntry> {
  const started = performance.now()
  const response = await fetch(`/api/public/${path}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const duration = performance.now() - started
  return {
    label,
    status: response?.status ?? 0,
    duration,
    body: (await response?.text()) ?? 'No response from the server',
  }
}

/** Posts all at once and counts the responses by status. */
export async function postBatch(label: string, path: string, bodies: unknown[]): Promise<RequestLogEntry> {
  const started = performance.now()
  const entries = await Promise.all(bodies.map((body) => postAsVisitor(label, path, body)))
  const byStatus = new Map<number, number>()
  for (const { status } of entries) byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
  const body = [...byStatus].map(([status, count]) => `${count} × ${status}`).join(', ')
  return { label, status: entries[0]?.status ?? 0, duration: performance.now() - started, body }
}
