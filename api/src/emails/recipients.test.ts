import { sampleMergeValues } from '@gable/shared/content/merge-fields.ts'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { openDatabase, withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { listComparables } from '../properties/comparable-queries.ts'
import { getEquity } from '../properties/equity.ts'
import { getHomeValue } from '../properties/estimate-queries.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import { findDatabaseUrl } from '../testing/connect-as-owner.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { daysAgo } from '../testing/market.ts'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { test, type World } from '../testing/world.ts'
import { listEmailRecipients, type RecipientRequest } from './recipients.ts'
import { inertLinks } from './render-piece.ts'
import { getEmailSender } from './sender.ts'

const origin = 'https://pages.test'

const listRecipients = (
  { product }: World,
  accountId: string,
  requests: (Partial<RecipientRequest> & { contactId: string })[],
  today = new Date('2026-05-20T12:00:00Z'),
) => {
  const scope = mintAccountScope(accountId)
  return withAccount(product.db, scope, async (db) =>
    listEmailRecipients(
      db,
      scope,
      requests.map((request) => ({ propertyId: null, agentId: null, links: inertLinks, ...request })),
      { sender: await getEmailSender(db, scope, null, origin), today },
    ),
  )
}

async function createAgencyWithHome(world: World, options: { isNonMarketing?: boolean } = {}) {
  const setup = await createAgencyWithProperty(world, options)
  await setup.addMarketData()
  await setup.getProperty()
  await setup.runLookup()
  const { accountId } = setup.agency
  const getRecipient = async (request: object = {}) => {
    const recipients = await listRecipients(world, accountId, [{ contactId: setup.contact._id, ...request }])
    const recipient = recipients.get(setup.contact._id)
    if (!recipient) throw new Error('The contact has no recipient')
    return recipient
  }
  return { ...setup, accountId, getRecipient }
}

test('an email has the figures that the owner sees on their dashboard', async ({ world }) => {
  const { accountId, getRecipient, params, location, contact } = await createAgencyWithHome(world)
  await world.owner.db
    .insertInto('value_estimates')
    .values({
      account_id: accountId,
      property_id: params.propertyId,
      provider: 'CORELOGIC',
      value_date: daysAgo(380),
      median_cents: 38_000_000,
      low_cents: 36_000_000,
      high_cents: 39_000_000,
      confidence: 90,
    })
    .execute()
  const { home, values, propertyId } = await getRecipient()
  const scope = mintAccountScope(accountId)
  await withAccount(world.product.db, scope, async (db) => {
    const [main] = (await getHomeValue(db, scope, params.propertyId)).data
    expect(home?.estimate).toEqual({ value: main?.median, low: main?.low, high: main?.high, changePercent: 5.3 })
    const { equity, loanAmount } = await getEquity(db, scope, params.propertyId)
    // The balance falls each month.
    const today = (await listRecipients(world, accountId, [{ contactId: contact._id }], new Date())).get(contact._id)
    expect(today?.home?.equity).toMatchObject({ amount: equity, loanBalance: loanAmount })
    const property = await getPropertyOrThrow(db, scope, params.propertyId)
    const sold = (await listComparables(db, scope, property)).filter(
      ({ listingCategory }) => listingCategory === 'sold',
    )
    expect(home?.comparables.map(({ price }) => price)).toEqual(sold.map(({ opd }) => opd.recentSaleOrListPrice))
  })
  expect(home?.comparables[0]).toEqual({
    address: '1 Near Street',
    soldOn: daysAgo(30),
    price: 415_000,
    facts: '4 bd · 2 ba · 1,600 sq ft',
  })
  expect(propertyId).toBe(params.propertyId)
  expect(values).toMatchObject({
    'contact.firstName': 'Nora',
    'contact.fullName': 'Nora Field',
    'home.address': location.address,
    'home.city': 'Dover',
    'home.value': '$400,000',
    'home.valueRange': '$380,000 – $420,000',
    'home.valueChange': '+5.3%',
    'home.purchaseYear': daysAgo(2000).slice(0, 4),
    'today.month': 'May',
    'today.year': '2026',
  })
  expect(Object.keys(values).sort()).toEqual(Object.keys(sampleMergeValues).sort())
})

test('a contact who opted out of marketing gets no mortgage figures and no prices', async ({ world }) => {
  const { getRecipient } = await createAgencyWithHome(world, { isNonMarketing: true })
  const { home, values } = await getRecipient()
  expect(home).toMatchObject({ estimate: { value: 400_000 }, equity: null, market: null })
  expect(home?.comparables).toMatchObject([{ address: '1 Near Street', price: null }])
  expect(values['home.equity']).toBe('')
})

test('what an owner says they owe replaces the estimated balance, once it is accepted', async ({ world }) => {
  const { accountId, contact, params, getRecipient } = await createAgencyWithHome(world)
  await world.owner.db
    .insertInto('owner_corrections')
    .values({
      account_id: accountId,
      id: newId(),
      contact_id: contact._id,
      property_id: params.propertyId,
      field: 'loanBalance',
      value: '100000',
      state: 'ACCEPTED',
      decided_at: new Date(),
    } as never)
    .execute()
  expect((await getRecipient()).home?.equity).toEqual({ amount: 300_000, loanBalance: 100_000 })
})

test('the market figures are those of the zip code, and need enough sales', async ({ world }) => {
  const { params, getRecipient } = await createAgencyWithHome(world)
  const { db } = world.owner
  const zip = String(10_000 + Math.floor(Math.random() * 80_000))
  await db
    .updateTable('properties')
    .set({ city: 'Dover', state: 'NH', zip })
    .where('id', '=', params.propertyId)
    .execute()
  const addSales = (count: number, days: number, cents: number, provider = 'Listings') =>
    db
      .insertInto('market_listings')
      .values(
        Array.from({ length: count }, (_, index) => ({
          provider,
          listing_id: newId(),
          category: 'sold' as const,
          key: `${zip} ${days} ${index}`,
          zip,
          address: `${index} Oak Street`,
          latitude: 0,
          longitude: 0,
          priced_on: daysAgo(days),
          price_cents: cents,
          source: 'MLS',
          images: [],
        })) as never,
      )
      .execute()
  await addSales(4, 20, 40_000_000)
  expect((await getRecipient()).home?.market).toBeNull()
  await addSales(3, 40, 60_000_000)
  // The same sales in the files of another provider.
  await addSales(4, 20, 40_000_000, 'Other')
  await addSales(6, 500, 38_000_000)
  expect((await getRecipient()).home?.market).toEqual({
    place: `Dover, NH ${zip}`,
    medianPrice: 400_000,
    changePercent: 5.3,
    daysOnMarket: null,
    sales: 7,
  })
})

test('the agent is the one who is named, else the owner of the contact, else the agency', async ({ world }) => {
  const { agency, agent, contact, getRecipient, updateContact } = await createAgencyWithHome(world)
  const ben = await world.factory.createMember(agency, 'ben.recipient@example.com')
  await updateContact(contact._id, { owner_id: agent.agentId })
  expect((await getRecipient()).agent.email).toBe(agent.email)
  expect(await getRecipient({ agentId: ben.agentId })).toMatchObject({
    agent: { email: ben.email },
    agentId: ben.agentId,
  })
  await updateContact(contact._id, { owner_id: null })
  const { agent: office, values, agentId } = await getRecipient()
  expect(agentId).toBeNull()
  expect(office.fullName).toBe(values['agency.name'])
  expect(office.email).toContain('@')
  expect(values['agent.email']).toBe(office.email)
})

test('a contact without a home or a name gets empty values, so that fallbacks show', async ({ world }) => {
  const { agency, addContact } = await createAgencyWithContacts(world)
  const contact = await addContact('', { firstName: '', lastName: '', emailId: 'plain@example.com' })
  const recipients = await listRecipients(world, agency.accountId, [{ contactId: contact._id }, { contactId: newId() }])
  expect([...recipients.keys()]).toEqual([contact._id])
  expect(recipients.get(contact._id)).toMatchObject({
    toEmail: 'plain@example.com',
    home: null,
    propertyId: null,
    values: { 'contact.firstName': '', 'home.address': '', 'home.value': '', 'home.yearsOwned': '' },
  })
})

test('a home that is not linked to the contact shows no figures', async ({ world }) => {
  const one = await createAgencyWithHome(world)
  expect((await one.getRecipient({ propertyId: newId() })).home).toBeNull()
  const other = await createAgencyWithHome(world)
  expect((await one.getRecipient({ propertyId: other.params.propertyId })).home).toBeNull()
})

test('500 contacts take no more queries than one', async ({ world }) => {
  const { agency, addContact, addProperty } = await createAgencyWithContacts(world)
  const contact = await addContact('Nora Field')
  await addProperty(contact._id)
  const statements: string[] = []
  const counted = openDatabase(await findDatabaseUrl(world, agency.accountId), { connections: 1 })
  counted.pool.on('connect', (client) => {
    const query = client.query.bind(client)
    client.query = ((...args: unknown[]) => {
      statements.push(String(args[0]))
      return (query as (...args: unknown[]) => unknown)(...args)
    }) as typeof client.query
  })
  const scope = mintAccountScope(agency.accountId)
  const requests = [contact._id, ...Array.from({ length: 499 }, () => newId())].map((contactId) => ({
    contactId,
    propertyId: null,
    agentId: null,
    links: inertLinks,
  }))
  await withAccount(counted.db, scope, async (db) => {
    const sender = await getEmailSender(db, scope, null, origin)
    statements.length = 0
    await listEmailRecipients(db, scope, requests, { sender })
  })
  await counted.close()
  expect(statements.length).toBeLessThanOrEqual(8)
})
