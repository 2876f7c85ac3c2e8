import { expect, test } from 'vitest'
import { freeAbandonedJobs } from '../../api/src/platform/jobs/abandoned-jobs.ts'
import { openOffice } from '../support/office.ts'
import { patience, type Scene, scene } from './scene.ts'

const people = 4100 * (patience > 1 ? 8 : 1)

test(
  'an import whose process is killed goes on from its mark: nobody comes twice, nobody is lost, and all of it is undone',
  async () => {
    const here = await scene()
    let product = await here.process({ WORKER: 'on' })
    const { accountId, upload, check, begin, come, at } = await openOffice(here.owner, () => product.origin)
    const list = await upload(lines())
    expect((await check(list)).counts).toEqual({ NEW: people, UPDATED: 1, SKIPPED: 0, INVALID: 1 })

    await begin(list, 'start')
    const isAmid = async () => (await at(list)).progress > 0
    await expect.poll(isAmid, { timeout: 30_000 * patience, interval: 20 }).toBe(true)
    await product.kill()
    product = await product.again()
    await takeOver(here)
    const mark = await storedOf(here, accountId)
    expect(mark.contacts).toBeLessThan(people)
    expect(mark.contacts).toBe(mark.emails)
    const done = await come(list, 'DONE')
    expect(done.counts).toEqual({ NEW: people, UPDATED: 1, SKIPPED: 0, INVALID: 1 })
    expect(await storedOf(here, accountId)).toEqual({ contacts: people, emails: people, homes: people, notes: people })

    await begin(list, 'undone')
    expect(await come(list, 'UNDONE')).toMatchObject({ restored: people, leftAlone: 0 })
    expect(await storedOf(here, accountId)).toEqual({ contacts: 0, emails: 0, homes: 0, notes: 0 })
  },
  120_000 * patience,
)

function* lines() {
  yield 'Name,Email,Address,Note\n'
  for (let n = 0; n < people; n++)
    yield `Person N${n},p${n}@list.example,"${n} Elm Street, Dover, NH 03820",Met in ${n}\n`
  yield 'Nobody,not an email,,\n'
  yield 'Person N7,p7@list.example,"7 Elm St, Dover, NH 03820",Met in 7\n'
}

/** As another process does half a minute after one is gone. */
async function takeOver({ owner }: Scene) {
  let missing: string[] = []
  const look = async () => {
    missing = await freeAbandonedJobs(owner, [])
    return missing
  }
  await expect.poll(look, { timeout: 15_000 * patience, interval: 50 }).not.toEqual([])
  await freeAbandonedJobs(owner, missing)
}

async function storedOf({ owner }: Scene, accountId: string) {
  const { rows } = await owner.pool.query(
    `select (select count(*)::int from contacts where account_id = $1) as contacts,
      (select count(distinct email)::int from contacts where account_id = $1) as emails,
      (select count(*)::int from contact_properties where account_id = $1) as homes,
      (select count(*)::int from timeline_entries where account_id = $1) as notes`,
    [accountId],
  )
  return rows[0]
}
