import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { test, type World } from '../testing/world.ts'

interface Row {
  key: string
  county: string
  zips?: string[]
}

const addTaxes = (world: World, ...rows: Row[]) =>
  world.owner.db
    .insertInto('market_property_taxes')
    .values(rows.map((row) => ({ state: 'ME', rate: '1.34', year: 2024, source: 'Assessor', ...row })))
    .execute()

/** What the owner's page of a home knows, which is at this place. */
async function getHomeTax(world: World, place: { county: string; zip: string }) {
  const home = await createAgencyWithProperty(world)
  await world.owner.db
    .updateTable('properties')
    .set({ state: 'ME', ...place })
    .where('account_id', '=', home.agency.accountId)
    .execute()
  const agent = await world.factory.createAgent(home.agency)
  const [dashboard] = await agent.call('GET /agent/contact-dashboard')
  const { propertyTax } = await agent.call('GET /agent/contact-dashboard/:dashboardId/preview', {
    params: { dashboardId: dashboard?._id ?? '' },
    query: { contactId: home.contact._id, propertyId: home.params.propertyId },
  })
  return propertyTax
}

test('the page of a home knows the property tax by the county on record, or else by its ZIP code', async ({
  world,
}) => {
  await addTaxes(
    world,
    { key: 'stlouis', county: 'St. Louis County', zips: ['63005'] },
    { key: 'waldo', county: 'Waldo County', zips: ['04915', '04999'] },
    { key: 'knox', county: 'Knox County', zips: ['04999'] },
  )
  const county = 'St. Louis County'
  expect(await getHomeTax(world, { county: 'SAINT LOUIS', zip: '' })).toEqual({
    state: 'ME',
    county,
    rate: 1.34,
    year: 2024,
    source: 'Assessor',
  })
  expect(await getHomeTax(world, { county: '', zip: '04915-1234' })).toMatchObject({ county: 'Waldo County' })
  // The county on record is the better witness, and a ZIP code in two counties is none.
  expect(await getHomeTax(world, { county: 'Oxford', zip: '04915' })).toBeNull()
  expect(await getHomeTax(world, { county: '', zip: '04999' })).toBeNull()
  expect(await getHomeTax(world, { county: 'St. Louis city', zip: '' })).toBeNull()
})

test('the property tax of a ZIP code is for anyone, and only for ZIP codes', async ({ world }) => {
  await addTaxes(world, { key: `lincoln${newId()}`, county: 'Lincoln County', zips: ['04543'] })
  const ask = (zip: string) =>
    world.anonymous.send('GET', `/api/public/property-taxes?zip=${encodeURIComponent(zip)}`, undefined, {
      origin: 'https://blog.example',
    })
  const found = await ask('04543')
  expect(found.json()).toMatchObject({ propertyTax: { county: 'Lincoln County' } })
  expect(found.headers).toMatchObject({ 'access-control-allow-origin': '*' })
  for (const wrong of ['', '4543', '04543-1234', "0454'", '{04543}']) {
    const { statusCode, body } = await ask(wrong)
    expect(statusCode).toBe(422)
    expect(body).toContain('A ZIP code has five digits.')
  }
})

test('members learn whether calculators ask for a ZIP code', async ({ world }) => {
  await addTaxes(world, { key: `hancock${newId()}`, county: 'Hancock County', zips: ['04605'] })
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  expect(await agent.call('GET /agent/property-taxes/coverage')).toEqual({ hasCountyTaxes: true })
})
