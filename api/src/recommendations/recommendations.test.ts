import type { NewRecommendation } from '@gable/shared/recommendations/recommendation.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { getSuppressionHashes } from '../erasure/suppression-hashes.ts'
import type { Email } from '../platform/mail/email.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { test, type World } from '../testing/world.ts'

async function createRecommender(world: World) {
  const agency = await world.factory.createAgency({ name: 'Harbor & Hill' })
  const owner = await world.factory.createAgent(agency)
  const recommend = (email: string, overrides: Partial<NewRecommendation> = {}) =>
    owner.call('POST /agent/recommendations', { body: { name: 'Jo Park', email, words: '', ...overrides } })
  const listEmailsTo = async (email: string): Promise<Email[]> => {
    const { rows } = await world.owner.pool.query(
      `select payload from graphile_worker._private_jobs where payload->>'to' = $1`,
      [email],
    )
    return rows.map(({ payload }) => payload)
  }
  return { agency, owner, recommend, listEmailsTo, list: () => owner.call('GET /agent/recommendations') }
}

const createAddress = () => `${crypto.randomUUID()}@example.com`

describe('a recommendation', () => {
  test('is emailed once, with the message of the sender and a link to Gable', async ({ world }) => {
    const { owner, recommend, listEmailsTo, list } = await createRecommender(world)
    const email = createAddress()
    const words = 'Hi Jo, <b>this</b> saves me an hour a day.'
    const recommendation = await recommend(email.toUpperCase(), { words })
    expect(recommendation).toMatchObject({ name: 'Jo Park', email, by: 'Ada Moss', state: 'SENT' })
    await expect(recommend(email)).rejects.toMatchObject({
      fields: { email: 'This person has already received a recommendation' },
    })
    const emails = await listEmailsTo(email)
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({ subject: 'Ada Moss recommends Gable to you', replyTo: owner.email })
    expect(emails[0]?.text).toContain('http://localhost:4000')
    expect(emails[0]?.text).toContain(words)
    expect(emails[0]?.html).toContain('&lt;b&gt;this')
    expect(await list()).toEqual({ data: [recommendation], left: 9 })
  })

  test('shows that the recipient has joined, but not which account', async ({ world }) => {
    const { recommend, list } = await createRecommender(world)
    const email = createAddress()
    await recommend(email)
    await world.factory.createMember(await world.factory.createAgency(), email)
    expect((await list()).data).toMatchObject([{ email, state: 'JOINED' }])
  })

  test('does not reveal that the recipient already used Gable', async ({ world }) => {
    const { recommend, list } = await createRecommender(world)
    const email = createAddress()
    await world.factory.createMember(await world.factory.createAgency(), email)
    await recommend(email)
    expect((await list()).data).toMatchObject([{ email, state: 'SENT' }])
  })

  test('is not visible to other accounts, which may email the same person', async ({ world }) => {
    const [ours, theirs] = [await createRecommender(world), await createRecommender(world)]
    const email = createAddress()
    await ours.recommend(email)
    expect((await theirs.list()).data).toEqual([])
    await expect(theirs.recommend(email)).resolves.toMatchObject({ email })
  })

  test('is limited to ten people a day', async ({ world }) => {
    const { agency, recommend, list } = await createRecommender(world)
    for (let count = 0; count < 10; count++) await recommend(createAddress())
    await expect(recommend(createAddress())).rejects.toMatchObject({ code: 'too_many' })
    await world.owner.db
      .updateTable('recommendations')
      .set({ sent_at: new Date(Date.now() - 25 * hourLength) })
      .where('account_id', '=', agency.accountId)
      .execute()
    expect((await list()).left).toBe(10)
  })

  test('is rejected for team members, for erased or unsubscribed people, and with web addresses in the message', async ({
    world,
  }) => {
    const { agency, owner, recommend } = await createRecommender(world)
    const [erasedEmail, unsubscribedEmail] = [createAddress(), createAddress()]
    const optedOut = { fields: { email: 'This person has asked not to be contacted' } }
    await expect(recommend(owner.email)).rejects.toMatchObject({
      fields: { email: 'This person is already on your team' },
    })
    const [hash] = getSuppressionHashes(
      mintAccountScope(agency.accountId),
      { emails: [erasedEmail], phones: [] },
      world.secret,
    )
    await world.owner.db
      .insertInto('suppressions')
      .values({ account_id: agency.accountId, hash: hash ?? Buffer.alloc(0) })
      .execute()
    await expect(recommend(erasedEmail)).rejects.toMatchObject(optedOut)
    const contact = await owner.call('POST /agent/contacts', {
      body: { firstName: 'Nora', emailId: unsubscribedEmail },
    })
    await world.owner.db
      .updateTable('contacts')
      .set({ unsubscribed_at: new Date() })
      .where('id', '=', contact._id)
      .execute()
    await expect(recommend(unsubscribedEmail)).rejects.toMatchObject(optedOut)
    await expect(recommend(createAddress(), { words: 'See www.evil.example' })).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})

describe('a recipient who opts out', () => {
  test('uses the link in an email and gets no more recommendations from any account', async ({ world }) => {
    const [first, second] = [await createRecommender(world), await createRecommender(world)]
    const email = createAddress()
    await first.recommend(email)
    const [message] = await first.listEmailsTo(email)
    const url = new URL(message?.unsubscribe ?? '').pathname
    expect(message?.text).toContain(url)
    expect(url).not.toContain(email)
    const response = await world.app.inject({ url })
    expect(response.body).toContain('<form method="post">')
    expect(response.headers['cache-control']).toBe('private, no-store')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const submit = () => world.app.inject({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers })
    for (const result of [await submit(), await submit()]) expect(result.body).toContain('You’re unsubscribed')
    await expect(second.recommend(email)).rejects.toMatchObject({
      fields: { email: 'This person has asked not to be contacted' },
    })
  })

  test('needs a link that Gable has signed', async ({ world }) => {
    for (const token of ['x', 'A'.repeat(64)]) {
      const opened = await world.app.inject({ url: `/no-more-letters/${token}` })
      expect(opened.statusCode).toBe(404)
      const submitted = await world.app.inject({ method: 'POST', url: `/no-more-letters/${token}` })
      expect(submitted.statusCode).toBe(404)
    }
  })
})
