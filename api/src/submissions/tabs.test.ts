import { expect } from 'vitest'
import { openJourney } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

test('each tab of a page has its own form and creates leads of that form’s type', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const tabTo = (leadType: 'HV' | 'MORTGAGE') => ({
    action: { actionType: 'FORM', value: agency.formIds.get(leadType) },
  })
  const { subjectId } = await world.factory.createAsset(agency, {
    kind: 'landing-page',
    type: 'TABBED_WEBSITE_1',
    settings: JSON.stringify({ tabs: [tabTo('HV'), tabTo('MORTGAGE')] }),
  })
  const [first, second] = [
    await openJourney(world, agency, { subjectId }),
    await openJourney(world, agency, { subjectId, tab: 1 }),
  ]
  expect(first.journey).toMatchObject({ asksAddress: true, forms: [{ leadType: 'HV' }] })
  expect(first.journey).not.toHaveProperty('tab')
  expect(second.journey).toMatchObject({ tab: 1, asksAddress: false, forms: [{ leadType: 'MORTGAGE' }] })

  await first.submit()
  expect((await second.submit({ tab: 1, address: undefined })).statusCode).toBe(200)
  const { leads } = await second.getStored()
  expect(leads.map(({ lead_type }) => lead_type).sort()).toEqual(['HV', 'MORTGAGE'])
})
