import { setTimeout as sleep } from 'node:timers/promises'
import { AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { prepareAgencyForEmails, publishEmail } from '../../api/src/testing/emails.ts'
import { newId } from '../../shared/src/ids.ts'
import type { MeasuredProduct } from './measured-product.ts'

/** Sends broadcasts of a new agency over HTTP, in its quiet hours, so that they are queued and nothing leaves. */
export async function createBroadcastClient({ owner, port }: MeasuredProduct) {
  const factory = new AgencyFactory(owner)
  const agency = await factory.createAgency({ time_zone: 'UTC' })
  await prepareAgencyForEmails(owner, agency)
  const hour = new Date().getUTCHours()
  await owner.db
    .updateTable('email_settings')
    .set({ quiet_from: (hour + 23) % 24, quiet_till: (hour + 12) % 24 })
    .where('account_id', '=', agency.accountId)
    .execute()
  const { contentId } = await publishEmail(owner, agency)
  const { email } = await factory.createMember(agency)
  const api = `http://127.0.0.1:${port}/api`
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-account-id': agency.accountId }
  const request = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${api}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(await response.text())
    return response
  }
  const login = await request('POST', '/auth/login', { email, password })
  headers.cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  return {
    agency,
    /** Sends to all contacts. Returns the seconds from the start until all are queued, without the time to undo. */
    async send(): Promise<number> {
      const broadcastId = newId()
      await request('POST', '/agent/broadcasts', { broadcastId, contentId, selection: {} })
      await owner.pool.query(`update broadcasts set starts_at = now() where id = $1`, [broadcastId])
      await owner.pool.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
        from graphile_worker.jobs where task_identifier = 'prepare-broadcast'`)
      const startedAt = performance.now()
      for (;;) {
        const response = await request('GET', `/agent/broadcasts/${broadcastId}`)
        const { state } = (await response.json()) as { state: string }
        if (state === 'SENDING') return (performance.now() - startedAt) / 1000
        await sleep(500)
      }
    },
  }
}
