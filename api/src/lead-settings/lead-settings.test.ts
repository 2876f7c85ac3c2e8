import { hourLength } from '@gable/shared/time/calendar.ts'
import { expect } from 'vitest'
import { createAgencyWithLeads } from '../testing/leads.ts'
import { test } from '../testing/world.ts'

test('a new lead is due within the response time that the account has set', async ({ world }) => {
  const created_at = new Date(Date.now() - 3 * hourLength)
  const { agent, agency } = await createAgencyWithLeads(world, [{ created_at }])
  const answerBy = async () => (await agent.call('GET /agent/leads/today')).data[0]?.answerBy
  expect(await answerBy()).toBeNull()
  const owner = await world.factory.createAgent(agency)
  await owner.call('PUT /agent/lead-settings', { body: { answerWithinHours: 2, officeHours: null } })
  expect(await answerBy()).toBe(new Date(created_at.getTime() + 2 * hourLength).toISOString())
})

test('the response time counts office hours only, if the account has set them', async ({ world }) => {
  // Saturday in New York.
  const { agent } = await createAgencyWithLeads(world, [{ created_at: new Date('2026-03-14T15:00:00Z') }])
  await world.owner.db.updateTable('agencies').set({ time_zone: 'America/New_York' }).execute()
  const officeHours = { days: [1, 2, 3, 4, 5], from: '09:00', till: '17:00' }
  await agent.call('PUT /agent/lead-settings', { body: { answerWithinHours: 2, officeHours } })
  const { data } = await agent.call('GET /agent/leads/today')
  expect(data[0]?.answerBy).toBe('2026-03-16T15:00:00.000Z')
  await expect(
    agent.call('PUT /agent/lead-settings', {
      body: { answerWithinHours: 2, officeHours: { ...officeHours, days: [] } },
    }),
  ).rejects.toMatchObject({ code: 'invalid' })
})
