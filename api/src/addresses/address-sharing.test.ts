import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { test, type World } from '../testing/world.ts'

/** An agency with properties at these door numbers of a street. */
async function createAgencyOn(world: World, street: string, doors: string[]) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const addDoors = (doors: string[]) =>
    world.owner.db
      .insertInto('properties')
      .values(
        doors.map((door) => ({
          account_id: agency.accountId,
          id: newId(),
          full_address: `${door} ${street}, Bath, ME 04530`,
          door_number: door,
          street,
          city: 'Bath',
          state: 'ME',
          zip: '04530',
        })),
      )
      .execute()
  await addDoors(doors)
  const share = (suggestsAddresses: boolean) =>
    owner.call('PUT /agent/address-sharing', { body: { suggestsAddresses } })
  return { agency, owner, share, addDoors }
}

/** Each search is typed differently, because results are cached for a minute. */
let searches = 0
async function suggest(world: World, street: string) {
  const q = `${street}${','.repeat(++searches)}`
  const { suggestions } = await world.anonymous.call('GET /public/addresses', { query: { q } })
  return suggestions.map(({ doorNumber }) => doorNumber)
}

test('an account that withdraws its addresses keeps them out of the public suggestions', async ({ world }) => {
  const ours = await createAgencyOn(world, 'Larch Lane', ['1', '2'])
  await createAgencyOn(world, 'Larch Lane', ['2', '3'])
  expect(await ours.owner.call('GET /agent/address-sharing')).toEqual({ suggestsAddresses: true })
  expect(await suggest(world, 'larch lane')).toEqual(['1', '2', '3'])

  expect(await ours.share(false)).toEqual({ suggestsAddresses: false })
  expect(await ours.owner.call('GET /agent/address-sharing')).toEqual({ suggestsAddresses: false })
  // Another account shares number 2 as well.
  expect(await suggest(world, 'larch lane')).toEqual(['2', '3'])
  await ours.addDoors(['4'])
  expect(await suggest(world, 'larch lane')).toEqual(['2', '3'])

  await ours.share(true)
  expect(await suggest(world, 'larch lane')).toEqual(['1', '2', '3', '4'])
})

test('streets without shared addresses do not crowd out the others', async ({ world }) => {
  for (let i = 0; i < 9; i++) {
    const { share } = await createAgencyOn(world, `Fern ${i} Way`, ['1'])
    await share(false)
  }
  await createAgencyOn(world, 'Fern Meadow Boulevard', ['7'])
  expect(await suggest(world, 'fern')).toEqual(['7'])
})

test('an address that another street would only match with a typo corrected is suggested alone', async ({ world }) => {
  // With two databases, each agency is in another one.
  await createAgencyOn(world, 'Silver Spruce Road', ['5'])
  await createAgencyOn(world, 'Sliver Spruce Road', ['6'])
  expect(await suggest(world, 'silver spruce')).toEqual(['5'])
  expect(await suggest(world, 'sliver spruce')).toEqual(['6'])
  expect(await suggest(world, '6 silver spruce')).toEqual(['6'])
})

test('only an agent with access to the account settings sees and changes it', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  const body = { suggestsAddresses: false }
  await expect(agent.call('GET /agent/address-sharing')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(agent.call('PUT /agent/address-sharing', { body })).rejects.toMatchObject({ code: 'forbidden' })
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  stranger.accountId = agency.accountId
  await expect(stranger.call('PUT /agent/address-sharing', { body })).rejects.toMatchObject({ code: 'forbidden' })
})
