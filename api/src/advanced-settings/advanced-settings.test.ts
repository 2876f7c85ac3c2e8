import { expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { createAgencyWithLeads } from '../testing/leads.ts'
import { test } from '../testing/world.ts'

const defaults = { answerWithinHours: null, officeHours: null, exportKeptDays: 7, importKeptDays: 30 }

test('an account has default settings until it saves its own', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  expect(await owner.call('GET /agent/advanced-settings')).toEqual(defaults)
  const officeHours = { days: [1, 2, 3], from: '09:00', till: '17:00' }
  const body = { answerWithinHours: 4, officeHours, exportKeptDays: 2, importKeptDays: 90 }
  expect(await owner.call('PUT /agent/advanced-settings', { body })).toEqual(body)
  expect(await owner.call('GET /agent/advanced-settings')).toEqual(body)
  const other = await world.factory.createAgent(await world.factory.createAgency())
  expect(await other.call('GET /agent/advanced-settings')).toEqual(defaults)
  await expect(
    owner.call('PUT /agent/advanced-settings', { body: { ...defaults, exportKeptDays: 91 } }),
  ).rejects.toMatchObject({ fields: { exportKeptDays: 'Please enter a whole number from 1 to 90' } })
})

test('a new lead is due within the response time that the account has set', async ({ world }) => {
  const created_at = new Date(Date.now() - 3 * 3_600_000)
  const { agent, agency } = await createAgencyWithLeads(world, [{ created_at }])
  const answerBy = async () => (await agent.call('GET /agent/leads/today')).data[0]?.answerBy
  expect(await answerBy()).toBeNull()
  const owner = await world.factory.createAgent(agency)
  await owner.call('PUT /agent/advanced-settings', { body: { ...defaults, answerWithinHours: 2 } })
  expect(await answerBy()).toBe(new Date(created_at.getTime() + 2 * 3_600_000).toISOString())
})

test('the response time counts office hours only, if the account has set them', async ({ world }) => {
  // Saturday in New York.
  const { agent } = await createAgencyWithLeads(world, [{ created_at: new Date('2026-03-14T15:00:00Z') }])
  await world.owner.db.updateTable('agencies').set({ time_zone: 'America/New_York' }).execute()
  const officeHours = { days: [1, 2, 3, 4, 5], from: '09:00', till: '17:00' }
  await agent.call('PUT /agent/advanced-settings', { body: { ...defaults, answerWithinHours: 2, officeHours } })
  const { data } = await agent.call('GET /agent/leads/today')
  expect(data[0]?.answerBy).toBe('2026-03-16T15:00:00.000Z')
  await expect(
    agent.call('PUT /agent/advanced-settings', { body: { ...defaults, officeHours: { ...officeHours, days: [] } } }),
  ).rejects.toMatchObject({ code: 'invalid' })
})

test('export and import files expire after the number of days that the account has set', async ({ world }) => {
  const { agent, accountId, upload } = await createAgencyWithImports(world)
  await agent.call('PUT /agent/advanced-settings', { body: { ...defaults, exportKeptDays: 2, importKeptDays: 3 } })
  const { _id } = await agent.call('POST /agent/exports', { body: { kind: 'EVERYTHING' } })
  await runJobs(world, accountId)
  await upload('Name,Email\nNora Field,nora@example.com\n')
  const file = await agent.call('GET /agent/exports/:exportId', { params: { exportId: _id } })
  expect(daysUntil(file.expiresAt)).toBe(2)
  const { rows } = await world.owner.pool.query(
    `select identifier, run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where payload->>'accountId' = $1 and identifier like 'forget-%' order by 1`,
    [accountId],
  )
  expect(rows.map(({ identifier, run_at }) => [identifier, daysUntil(run_at)])).toEqual([
    ['forget-export', 2],
    ['forget-import', 3],
  ])
})

const daysUntil = (at: string | Date | null) => Math.round((new Date(at ?? 0).getTime() - Date.now()) / 86_400_000)
