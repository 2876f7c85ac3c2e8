import { expect } from 'vitest'
import { pageOf } from '../testing/visitors.ts'
import { test } from '../testing/world.ts'

test('each tab of a page leads through its own form, and its leads are of that kind', async ({ world }) => {
  const agency = await world.founding.agency()
  const tabTo = (leadType: 'HV' | 'MORTGAGE') => ({
    action: { actionType: 'FORM', value: agency.formIds.get(leadType) },
  })
  const { subjectId } = await world.founding.subject(agency, {
    kind: 'landing-page',
    type: 'TABBED_WEBSITE_1',
    settings: JSON.stringify({ tabs: [tabTo('HV'), tabTo('MORTGAGE')] }),
  })
  const [first, second] = [
    await pageOf(world, agency, { subjectId }),
    await pageOf(world, agency, { subjectId, tab: 1 }),
  ]
  expect(first.journey).toMatchObject({ asksAddress: true, forms: [{ leadType: 'HV' }] })
  expect(first.journey).not.toHaveProperty('tab')
  expect(second.journey).toMatchObject({ tab: 1, asksAddress: false, forms: [{ leadType: 'MORTGAGE' }] })

  await first.send()
  expect((await second.send({ tab: 1, address: undefined })).statusCode).toBe(200)
  const { leads } = await second.stored()
  expect(leads.map(({ lead_type }) => lead_type).sort()).toEqual(['HV', 'MORTGAGE'])
})
