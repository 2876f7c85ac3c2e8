import { expect } from 'vitest'
import { test } from '../testing/world.ts'

test('every agent of an account can compare the plans, smallest first', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency(), { role: 'AGENT' })
  const plan = (id: string, contacts: number) => ({
    id,
    plan_name: id,
    feature_flags: '{}',
    numerical_feature_map: JSON.stringify({ contacts, widgets: 1 }),
  })
  await world.owner.db
    .insertInto('plans')
    .values([plan('large', 25_000), plan('small', 500)])
    .execute()
  const plans = await agent.call('GET /agent/plans')
  const names = plans.map(({ planName }) => planName)
  expect(names.filter((name) => name !== 'Everything')).toEqual(['small', 'large'])
  expect(plans).toContainEqual({
    planName: 'small',
    featureFlags: {},
    numericalFeatureMap: { contacts: 500, widgets: 1 },
  })
})
