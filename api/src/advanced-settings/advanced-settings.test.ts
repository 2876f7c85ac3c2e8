import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { test } from '../testing/world.ts'

const defaults = { exportKeptDays: 7, importKeptDays: 30 }

test('an account has default settings until it saves its own', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  expect(await owner.call('GET /agent/advanced-settings')).toEqual(defaults)
  const body = { exportKeptDays: 2, importKeptDays: 90 }
  expect(await owner.call('PUT /agent/advanced-settings', { body })).toEqual(body)
  expect(await owner.call('GET /agent/advanced-settings')).toEqual(body)
  const other = await world.factory.createAgent(await world.factory.createAgency())
  expect(await other.call('GET /agent/advanced-settings')).toEqual(defaults)
  await expect(
    owner.call('PUT /agent/advanced-settings', { body: { ...defaults, exportKeptDays: 91 } }),
  ).rejects.toMatchObject({ fields: { exportKeptDays: 'Please enter a whole number from 1 to 90' } })
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

const daysUntil = (at: string | Date | null) => Math.round((new Date(at ?? 0).getTime() - Date.now()) / dayLength)
