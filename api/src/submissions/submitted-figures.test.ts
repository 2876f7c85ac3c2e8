import { sellingTimelines } from '@gable/shared/forms/selling-timeline.ts'
import { getWidgetLabels } from '@gable/shared/widgets/labels/widget-labels.ts'
import { expect } from 'vitest'
import { createPage, openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

async function addAttributes(world: World, agency: Parameters<World['factory']['createAgent']>[0]) {
  const ada = await world.factory.createAgent(agency)
  const add = (attribute: { label: string; type: 'CHOICE' | 'MONEY'; choices?: string[] }) =>
    ada.call('POST /agent/attributes', { body: { entity: 'CONTACT', choices: [], ...attribute } })
  await add({ label: 'Plans to move', type: 'CHOICE', choices: [...sellingTimelines] })
  await add({ label: 'Budget', type: 'MONEY' })
}

test('the selling timeline fills “Plans to move”, and keeps what an agent entered', async ({ world }) => {
  const page = await createPage(world)
  await addAttributes(world, page.agency)
  const answer = (value: string) => ({ answers: [{ formId: page.journey.forms[0]?.id ?? '', value }] })
  const details = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }
  await page.submit({ details, ...answer('Less Than 3 Months') })
  await page.submit({ details, ...answer('6-12 Months') })
  const { contacts } = await page.getStored()
  expect(contacts.map(({ custom }) => custom)).toEqual([{ plans_to_move: 'Less Than 3 Months' }])
})

test('affordability fills the budget, and its loan is the value of the lead', async ({ world }) => {
  const agency = await world.factory.createAgency()
  await addAttributes(world, agency)
  const action = { actionType: 'FORM', value: agency.formIds.get('BUYER') ?? '' } as const
  const asset = await world.factory.createAsset(agency, { type: 'AFFORDABILITY_CALC', action })
  const page = await openJourney(world, agency, asset)
  const { price, loanAmount } = getWidgetLabels('AFFORDABILITY_CALC', 'en')
  const figures = [
    { label: price, value: '$431,250' },
    { label: loanAmount, value: '$345,000.40' },
  ]
  await page.submit({ figures })
  const { contacts, leads } = await page.getStored()
  expect(contacts.map(({ custom }) => custom)).toEqual([{ budget: 43_125_000 }])
  expect(leads.map(({ value_cents }) => Number(value_cents))).toEqual([34_500_040])
})
