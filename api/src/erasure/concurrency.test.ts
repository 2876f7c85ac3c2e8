import { sql } from 'kysely'
import { expect } from 'vitest'
import { connectAsOwner } from '../testing/connect-as-owner.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { eventually } from '../testing/eventually.ts'
import { runJobs } from '../testing/jobs.ts'
import { cashTerms, createAgencyWithOffers } from '../testing/offers.ts'
import { createSubmission, openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

test('an offer that comes while the contact of its property is erased finds no property', async ({ world }) => {
  const { agent, agency, addContact } = await createAgencyWithOffers(world)
  const { _id, properties } = await addContact('Nora Park', { address: '1 Oak Street, Dover, NH 03820' })
  await agent.call('POST /agent/contacts/:contactId/erasure', {
    params: { contactId: _id },
    body: { name: 'Nora Park' },
  })
  // The erasure waits for the contact, and the offer for the property: in another order they wait for each other.
  const { erased, offer } = await whileHeldUp(
    world,
    agency.accountId,
    `select from contacts where id = '${_id}' for update`,
    async () => {
      const erased = runJobs(world, agency.accountId)
      await untilWaiting(world, 1)
      const offer = agent.send('POST', `/api/agent/properties/${properties[0]?._id}/create-cash-offer`, cashTerms)
      await untilWaiting(world, 2)
      return { erased, offer }
    },
  )
  await erased
  expect((await offer).statusCode).toBe(404)
})

test('offers for a property whose contact is erased at the same time are stored or find no property', async ({
  world,
}) => {
  const { agent, agency, addContact } = await createAgencyWithOffers(world)
  for (let n = 0; n < 3; n++) {
    const { _id, properties } = await addContact('Nora Park', { address: `${n} Oak Street, Dover, NH 03820` })
    const url = `/api/agent/properties/${properties[0]?._id}/create-cash-offer`
    await agent.call('POST /agent/contacts/:contactId/erasure', {
      params: { contactId: _id },
      body: { name: 'Nora Park' },
    })
    const offers = [0, 1, 2].map(() => agent.send('POST', url, cashTerms))
    const [responses] = await Promise.all([Promise.all(offers), runJobs(world, agency.accountId)])
    for (const { statusCode } of responses) expect([200, 404]).toContain(statusCode)
  }
  const { total } = await agent.call('GET /agent/contacts/search', { query: { search: 'Park' } })
  expect(total.count).toBe(0)
})

test('a submission of a person who is being erased makes a new contact', async ({ world }) => {
  const { accountId, requestErasure, submit, getStored } = await createAgencyWithSubmitter(world)
  const contactId = await requestErasure()
  // What the person submitted before is deleted by now, the contact is not.
  const { erased, submitted } = await whileHeldUp(
    world,
    accountId,
    'lock table text_messages in share mode',
    async () => {
      const erased = runJobs(world, accountId)
      await untilWaiting(world, 1)
      let isStored = false
      const submitted = submit().finally(() => {
        isStored = true
      })
      await untilWaiting(world, 2, () => isStored)
      return { erased, submitted }
    },
  )
  await erased
  expect(await submitted).toBe(200)
  const { contacts, leads, submissions, consents } = await getStored()
  expect(contacts).toMatchObject([{ full_name: 'Tom Reed' }])
  expect(contacts[0]?.id).not.toBe(contactId)
  for (const rows of [leads, submissions, consents]) expect(rows).toMatchObject([{ contact_id: contacts[0]?.id }])
})

test('a submission that is being stored when the person is erased is erased, too', async ({ world }) => {
  const { accountId, requestErasure, submit, getStored } = await createAgencyWithSubmitter(world)
  await requestErasure()
  // The submission has changed the contact when it writes there.
  const { erased, submitted } = await whileHeldUp(
    world,
    accountId,
    'lock table contact_figures in share mode',
    async () => {
      const submitted = submit()
      await untilWaiting(world, 1)
      const erased = runJobs(world, accountId)
      await untilWaiting(world, 2)
      return { erased, submitted }
    },
  )
  expect(await submitted).toBe(200)
  await erased
  expect(await getStored()).toMatchObject({ contacts: [], leads: [], submissions: [], consents: [] })
})

async function createAgencyWithSubmitter(world: World) {
  const { agent, agency, addContact } = await createAgencyWithContacts(world)
  const page = await openJourney(world, agency, await world.factory.createAsset(agency))
  const details = { firstName: 'Tom', lastName: 'Reed', email: 'tom@example.com', phone: '' }
  const submit = () => submitUntilStored(createSubmission(page.journey, { details }))
  /** Sends it again while it has to wait too long, as a visitor's browser does. */
  async function submitUntilStored(payload: object): Promise<number> {
    const { statusCode } = await page.post(payload)
    return statusCode === 503 ? submitUntilStored(payload) : statusCode
  }
  async function requestErasure(): Promise<string> {
    const { _id: contactId } = await addContact('Tom Reed', { emailId: details.email })
    await submit()
    await world.app.submissionNotifier.drain()
    await runJobs(world, agency.accountId)
    await agent.call('POST /agent/contacts/:contactId/erasure', { params: { contactId }, body: { name: 'Tom Reed' } })
    return contactId
  }
  return { accountId: agency.accountId, requestErasure, submit, getStored: page.getStored }
}

/** Holds a lock meanwhile that the statement takes. */
async function whileHeldUp<T>(world: World, accountId: string, statement: string, work: () => Promise<T>) {
  const client = await connectAsOwner(world, accountId)
  try {
    await client.query('begin')
    await client.query(statement)
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Waits until so many transactions wait for a lock, or there is nothing to wait for. */
const untilWaiting = ({ owner }: World, count: number, isOver = () => false) =>
  eventually(async () => {
    if (isOver()) return
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(owner.db)
    expect(rows).toHaveLength(count)
  })
