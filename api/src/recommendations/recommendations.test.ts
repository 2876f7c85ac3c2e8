import type { NewRecommendation } from '@gable/shared/recommendations/recommendation.ts'
import { describe, expect } from 'vitest'
import { getSuppressionHashes } from '../erasure/suppression-hashes.ts'
import type { Email } from '../platform/mail/email.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { test, type World } from '../testing/world.ts'

async function recommender(world: World) {
  const agency = await world.factory.createAgency({ name: 'Harbor & Hill' })
  const owner = await world.factory.createAgent(agency)
  const recommend = (email: string, given: Partial<NewRecommendation> = {}) =>
    owner.call('POST /agent/recommendations', { body: { name: 'Jo Park', email, words: '', ...given } })
  const lettersTo = async (email: string): Promise<Email[]> => {
    const { rows } = await world.owner.pool.query(
      `select payload from graphile_worker._private_jobs where payload->>'to' = $1`,
      [email],
    )
    return rows.map(({ payload }) => payload)
  }
  return { agency, owner, recommend, lettersTo, read: () => owner.call('GET /agent/recommendations') }
}

const anybody = () => `${crypto.randomUUID()}@example.com`

describe('a recommendation', () => {
  test('goes out once, in the words of who recommends, and leads here', async ({ world }) => {
    const { owner, recommend, lettersTo, read } = await recommender(world)
    const email = anybody()
    const words = 'Hi Jo, <b>this</b> saves me an hour a day.'
    const made = await recommend(email.toUpperCase(), { words })
    expect(made).toMatchObject({ name: 'Jo Park', email, by: 'Ada Moss', state: 'SENT' })
    await expect(recommend(email)).rejects.toMatchObject({
      fields: { email: 'Gable was recommended to this person already' },
    })
    const letters = await lettersTo(email)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ subject: 'Ada Moss recommends Gable to you', replyTo: owner.email })
    expect(letters[0]?.text).toContain('http://localhost:4000')
    expect(letters[0]?.text).toContain(words)
    expect(letters[0]?.html).toContain('&#60;b&#62;this')
    expect(await read()).toEqual({ data: [made], left: 9 })
  })

  test('tells that somebody joined, and nothing of where', async ({ world }) => {
    const { recommend, read } = await recommender(world)
    const email = anybody()
    await recommend(email)
    await world.factory.createMember(await world.factory.createAgency(), email)
    expect((await read()).data).toMatchObject([{ email, state: 'JOINED' }])
  })

  test('does not tell who was with Gable before', async ({ world }) => {
    const { recommend, read } = await recommender(world)
    const email = anybody()
    await world.factory.createMember(await world.factory.createAgency(), email)
    await recommend(email)
    expect((await read()).data).toMatchObject([{ email, state: 'SENT' }])
  })

  test('is seen by no other account, which may recommend to the same person', async ({ world }) => {
    const [ours, theirs] = [await recommender(world), await recommender(world)]
    const email = anybody()
    await ours.recommend(email)
    expect((await theirs.read()).data).toEqual([])
    await expect(theirs.recommend(email)).resolves.toMatchObject({ email })
  })

  test('goes to ten people a day', async ({ world }) => {
    const { agency, recommend, read } = await recommender(world)
    for (let count = 0; count < 10; count++) await recommend(anybody())
    await expect(recommend(anybody())).rejects.toMatchObject({ code: 'too_many' })
    await world.owner.db
      .updateTable('recommendations')
      .set({ sent_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('account_id', '=', agency.accountId)
      .execute()
    expect((await read()).left).toBe(10)
  })

  test('goes to nobody of the team, nobody who was erased or unsubscribed, and with no addresses in it', async ({
    world,
  }) => {
    const { agency, owner, recommend } = await recommender(world)
    const [erased, off] = [anybody(), anybody()]
    const asked = { fields: { email: 'This person has asked not to be written to' } }
    await expect(recommend(owner.email)).rejects.toMatchObject({
      fields: { email: 'This person is in your team already' },
    })
    const [hash] = getSuppressionHashes(mintAccountScope(agency.accountId), { emails: [erased], phones: [] }, world.secret)
    await world.owner.db
      .insertInto('suppressions')
      .values({ account_id: agency.accountId, hash: hash ?? Buffer.alloc(0) })
      .execute()
    await expect(recommend(erased)).rejects.toMatchObject(asked)
    const contact = await owner.call('POST /agent/contacts', { body: { firstName: 'Off', emailId: off } })
    await world.owner.db
      .updateTable('contacts')
      .set({ unsubscribed_at: new Date() })
      .where('id', '=', contact._id)
      .execute()
    await expect(recommend(off)).rejects.toMatchObject(asked)
    await expect(recommend(anybody(), { words: 'See www.evil.example' })).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('who does not want such letters', () => {
  test('says so by the link in one, and is written to by nobody any more', async ({ world }) => {
    const [one, other] = [await recommender(world), await recommender(world)]
    const email = anybody()
    await one.recommend(email)
    const [letter] = await one.lettersTo(email)
    const url = new URL(letter?.unsubscribe ?? '').pathname
    expect(letter?.text).toContain(url)
    expect(url).not.toContain(email)
    const asked = await world.app.inject({ url })
    expect(asked.body).toContain('<form method="post">')
    expect(asked.headers['cache-control']).toBe('private, no-store')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const press = () => world.app.inject({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click', headers })
    for (const answer of [await press(), await press()]) expect(answer.body).toContain('You’re unsubscribed')
    await expect(other.recommend(email)).rejects.toMatchObject({
      fields: { email: 'This person has asked not to be written to' },
    })
  })

  test('is not taken for somebody else: a link that we did not write is gone', async ({ world }) => {
    for (const token of ['x', 'A'.repeat(64)]) {
      const answer = await world.app.inject({ url: `/no-more-letters/${token}` })
      expect(answer.statusCode).toBe(404)
      const pressed = await world.app.inject({ method: 'POST', url: `/no-more-letters/${token}` })
      expect(pressed.statusCode).toBe(404)
    }
  })
})
