import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { setUpContactSync, wakeContactSync } from '../../api/src/testing/contact-sync-setup.ts'
import { insertContacts } from '../../api/src/testing/emails.ts'
import { startFollowUpBossServer } from '../../api/src/testing/follow-up-boss/server.ts'
import { createFaultEnvironment, type FaultEnvironment, scale } from './fault-environment.ts'

const peopleCount = scale > 1 ? 20_000 : 1500
const ownCount = scale > 1 ? 2000 : 150
const killCount = scale > 1 ? 40 : 4

test(
  'a sync of two processes that are killed again and again brings nobody in twice, tells nobody twice and loses nobody',
  async () => {
    const boss = await startFollowUpBossServer()
    onTestFinished(() => boss.close())
    for (let n = 0; n < peopleCount; n++) boss.addPerson({ tags: ['buyer'] })
    const environment = await createFaultEnvironment()
    const settings = { WORKER: 'on', WEBHOOKS_ALLOW_PRIVATE: 'on', FOLLOW_UP_BOSS_URL: boss.origin }
    const products = [await environment.startProduct(settings), await environment.startProduct(settings)]
    const { owner } = environment
    const agency = await environment.createAgency(0)
    const member = await new AgencyFactory(owner).createMember(agency)
    const addresses = Array.from({ length: ownCount }, (_, n) => `own${n}@ours.example`)
    await insertContacts(owner, agency, addresses)
    const app = await setUpContactSync(owner, member)
    await wakeContactSync(owner, app)
    for (let kill = 0; kill < killCount; kill++) {
      await sleep(300 + ((kill * 137) % 500))
      const index = kill % 2
      await products[index]?.kill()
      const restarted = await products[index]?.restart()
      if (restarted) products[index] = restarted
      await forgetDeadWorkers(environment)
      await wakeContactSync(owner, app)
    }
    const isDone = async () => {
      const { rows } = await owner.pool.query(
        `select (select count(*)::int from sync_outbox) as waiting, first_done_at is not null as done from sync_states`,
      )
      return rows[0]
    }
    await expect.poll(isDone, { timeout: 120_000 * scale, interval: 300 }).toEqual({ waiting: 0, done: true })
    await expectEverybodyOnce(environment, [...boss.people.values()])
  },
  600_000 * scale,
)

/** Nobody waits for the leases and jobs of processes that are dead. */
async function forgetDeadWorkers({ owner }: FaultEnvironment) {
  await owner.pool.query(`update sync_states set locked_until = now() where locked_until is not null`)
  await owner.pool.query(`select graphile_worker.force_unlock_workers(array(select distinct locked_by
    from graphile_worker._private_jobs where locked_by is not null and not exists (
      select from pg_stat_activity where application_name = locked_by)))`)
}

async function expectEverybodyOnce({ owner }: FaultEnvironment, people: { emails: { value: string }[] }[]) {
  const total = peopleCount + ownCount
  const emails = people.flatMap(({ emails }) => emails.map(({ value }) => value))
  expect([people.length, new Set(emails).size]).toEqual([total, total])
  const { rows } = await owner.pool.query(`
    select (select count(*)::int from contacts) as contacts, (select count(distinct email)::int from contacts) as emails,
      (select count(*)::int from sync_links) as links, (select count(*)::int from sync_report_rows
        where outcome = 'CREATED' and direction = 'IN') as reported,
      (select sum((counts->>'CREATED')::int)::int from sync_runs) as counted`)
  expect(rows[0]).toMatchObject({ contacts: total, emails: total, links: total, reported: peopleCount })
  // A process that died between a request and its commit tells a new person as one whom the app had already.
  expect(rows[0].counted).toBeLessThanOrEqual(total)
}
