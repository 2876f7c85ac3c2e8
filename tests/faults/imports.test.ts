import { expect, test } from 'vitest'
import { unlockAbandonedJobs } from '../../api/src/platform/jobs/abandoned-jobs.ts'
import { createImportClient } from '../support/import-client.ts'
import { createFaultEnvironment, type FaultEnvironment, scale } from './fault-environment.ts'

const contactCount = 4100 * (scale > 1 ? 8 : 1)

test(
  'an import whose process is killed resumes without duplicates or losses, and can be undone completely',
  async () => {
    const environment = await createFaultEnvironment()
    let product = await environment.startProduct({ WORKER: 'on' })
    const { accountId, upload, check, startStep, waitForState, getImport } = await createImportClient(
      environment.owner,
      () => product.origin,
    )
    const importId = await upload(csvLines())
    expect((await check(importId)).counts).toEqual({
      NEW: contactCount,
      UPDATED: 0,
      UNCHANGED: 1,
      SKIPPED: 0,
      INVALID: 1,
    })

    await startStep(importId, 'start')
    const isRunning = async () => (await getImport(importId)).progress > 0
    await expect.poll(isRunning, { timeout: 120_000 * scale, interval: 20 }).toBe(true)
    await product.kill()
    product = await product.restart()
    await releaseAbandonedJobs(environment)
    const partial = await countStored(environment, accountId)
    expect(partial.contacts).toBeLessThan(contactCount)
    expect(partial.contacts).toBe(partial.emails)
    const finished = await waitForState(importId, 'DONE')
    // The last row says nothing new about a contact of the first batch.
    expect(finished.counts).toEqual({ NEW: contactCount, UPDATED: 0, UNCHANGED: 1, SKIPPED: 0, INVALID: 1 })
    expect(await countStored(environment, accountId)).toEqual({
      contacts: contactCount,
      emails: contactCount,
      properties: contactCount,
      notes: contactCount,
    })

    await startStep(importId, 'undone')
    expect(await waitForState(importId, 'UNDONE')).toMatchObject({ restored: contactCount, leftAlone: 0 })
    expect(await countStored(environment, accountId)).toEqual({ contacts: 0, emails: 0, properties: 0, notes: 0 })
  },
  600_000 * scale,
)

function* csvLines() {
  yield 'Name,Email,Address,Note\n'
  for (let n = 0; n < contactCount; n++)
    yield `Person N${n},p${n}@list.example,"${n} Elm Street, Dover, NH 03820",Met in ${n}\n`
  yield 'Nobody,not an email,,\n'
  yield 'Person N7,p7@list.example,"7 Elm St, Dover, NH 03820",Met in 7\n'
}

/** Frees the dead process's job, as another process would after half a minute. */
async function releaseAbandonedJobs({ owner }: FaultEnvironment) {
  let missing: string[] = []
  const findMissingWorkers = async () => {
    missing = await unlockAbandonedJobs(owner, [])
    return missing
  }
  await expect.poll(findMissingWorkers, { timeout: 120_000 * scale, interval: 50 }).not.toEqual([])
  await unlockAbandonedJobs(owner, missing)
}

async function countStored({ owner }: FaultEnvironment, accountId: string) {
  const { rows } = await owner.pool.query(
    `select (select count(*)::int from contacts where account_id = $1) as contacts,
      (select count(distinct email)::int from contacts where account_id = $1) as emails,
      (select count(*)::int from contact_properties where account_id = $1) as properties,
      (select count(*)::int from timeline_entries where account_id = $1) as notes`,
    [accountId],
  )
  return rows[0]
}
