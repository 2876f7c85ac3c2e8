import { createHmac } from 'node:crypto'
import { agencyNotSetUp, invitationClaimed, magicLinkExpired } from '@gable/shared/identity/messages.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { foundAgency } from '../agency/found-agency.ts'
import { insertInvitation } from '../agency/founding-queries.ts'
import { accountToken } from '../platform/account-token.ts'
import { hashOf } from '../platform/gate.ts'
import { Visitor } from '../testing/visitor.ts'
import { test, type World } from '../testing/world.ts'
import { magicLinkLetter } from './magic-link-mail.ts'
import { trainingSiteUrl } from './thinkific.ts'

async function linkTokenFor(world: World, email: string, state: string | null = null) {
  const letter = await magicLinkLetter(world.product.db, { email, state }, 'https://console.example')
  return /link_token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

describe('a sign-in link', () => {
  test('is asked for with the same answer for a known and an unknown email', async ({ world }) => {
    const { email } = await world.founding.member(await world.founding.agency())
    for (const asked of [email, `${newId()}@example.com`]) {
      const answer = await world.stranger.send('POST', '/api/auth/magic-link', { email: asked })
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
    }
    expect(
      await magicLinkLetter(world.product.db, { email: `${newId()}@example.com`, state: null }, 'https://x.example'),
    ).toBeUndefined()
  })

  test('signs in once and leads to where one was going', async ({ world }) => {
    const { email } = await world.founding.member(await world.founding.agency())
    const linkToken = await linkTokenFor(world, email, 'home?tab=week')
    const visitor = new Visitor(world.app)
    expect(await visitor.call('POST /auth/magic-link/verify', { body: { linkToken } })).toEqual({
      state: 'home?tab=week',
    })
    await expect(visitor.call('GET /session')).resolves.toMatchObject({ user: { email } })
    const again = new Visitor(world.app).call('POST /auth/magic-link/verify', { body: { linkToken } })
    await expect(again).rejects.toMatchObject({ code: 'bad_request', message: magicLinkExpired })
  })

  test('is no good after a quarter of an hour, nor when it was made up', async ({ world }) => {
    const { email } = await world.founding.member(await world.founding.agency())
    const linkToken = await linkTokenFor(world, email)
    await sql`update magic_links set expires_at = now()`.execute(world.owner.db)
    for (const token of [linkToken, 'made-up']) {
      const verify = world.stranger.call('POST /auth/magic-link/verify', { body: { linkToken: token } })
      await expect(verify).rejects.toMatchObject({ code: 'bad_request', message: magicLinkExpired })
    }
  })

  test('forgets a destination outside the product', async ({ world }) => {
    const { email } = await world.founding.member(await world.founding.agency())
    await world.stranger.call('POST /auth/magic-link', { body: { email, next: '//evil.example/x' } })
    const { rows } = await sql<{ payload: { email: string; state: string | null } }>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`.execute(world.owner.db)
    expect(rows[0]?.payload).toEqual({ email, state: null })
  })
})

describe('an invitation', () => {
  test('makes the invited person an agent, signed in, exactly once', async ({ world }) => {
    const email = `${newId()}@example.com`
    const { accountId, code } = await foundAgency(world.owner.db, { name: 'New', ownerEmail: email })
    const visitor = new Visitor(world.app, accountId)
    expect(await visitor.call('POST /auth/invitation/accept', { body: { invitationCode: code } })).toEqual({
      agencyId: accountId,
    })
    expect(await visitor.call('GET /agent/me')).toMatchObject({ email, role: 'OWNER', onboardingStep: 'INVITED' })
    const again = new Visitor(world.app).call('POST /auth/invitation/accept', { body: { invitationCode: code } })
    await expect(again).rejects.toMatchObject({ code: 'bad_request', message: invitationClaimed })
  })

  test.for(['nonsense', '.', `${'0'.repeat(32)}.secret`])(
    'that is made up is refused: %s',
    async (invitationCode, { world }) => {
      const accept = world.stranger.call('POST /auth/invitation/accept', { body: { invitationCode } })
      await expect(accept).rejects.toMatchObject({ code: 'bad_request', message: invitationClaimed })
    },
  )

  test('is not for somebody else who is signed in, and stays open', async ({ world }) => {
    const { code } = await foundAgency(world.owner.db, { name: 'New', ownerEmail: `${newId()}@example.com` })
    const other = await world.founding.person(await world.founding.agency())
    const accept = other.call('POST /auth/invitation/accept', { body: { invitationCode: code } })
    await expect(accept).rejects.toMatchObject({ message: invitationClaimed })
    await expect(
      new Visitor(world.app).call('POST /auth/invitation/accept', { body: { invitationCode: code } }),
    ).resolves.toBeTruthy()
  })

  test('waits until the agency is set up by those who may', async ({ world }) => {
    const agency = await world.founding.agency({ status: 'CREATED' })
    const invitation = { accountId: agency.accountId, email: `${newId()}@example.com`, role: 'AGENT' } as const
    await insertInvitation(world.owner.db, { ...invitation, tokenHash: hashOf('secret') })
    const body = { invitationCode: accountToken(agency.accountId, 'secret') }
    const accept = world.stranger.call('POST /auth/invitation/accept', { body })
    await expect(accept).rejects.toMatchObject({ code: 'forbidden', message: agencyNotSetUp('the product') })
  })
})

describe('the training site', () => {
  test('says so when it is not set up', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    await expect(owner.call('GET /auth/thinkfic/sso')).rejects.toMatchObject({
      message: 'The training site is not set up for this installation.',
    })
  })

  test('is entered with a token signed by its key', () => {
    const url = new URL(
      trainingSiteUrl(
        { THINKIFIC_SITE: 'academy', THINKIFIC_KEY: 'a long key' },
        { email: 'ada@example.com', firstName: 'Ada', lastName: 'Moss' },
      ),
    )
    expect(url.origin).toBe('https://academy.thinkific.com')
    const [head, claims, signature] = (url.searchParams.get('jwt') ?? '').split('.')
    expect(signature).toBe(createHmac('sha256', 'a long key').update(`${head}.${claims}`).digest('base64url'))
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      email: 'ada@example.com',
      first_name: 'Ada',
    })
  })
})
