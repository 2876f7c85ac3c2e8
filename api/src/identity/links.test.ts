import { createHmac } from 'node:crypto'
import { agencyNotSetUp, invitationClaimed, magicLinkExpired } from '@gable/shared/identity/messages.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyForOwner } from '../agency/create-agency.ts'
import { insertInvitation } from '../agency/create-agency-queries.ts'
import { createAccountToken } from '../platform/account-token.ts'
import { hashToken } from '../platform/gate.ts'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'
import { createMagicLinkEmail } from './magic-link-email.ts'
import { createTrainingSiteUrl } from './thinkific.ts'

async function createLinkToken(world: World, email: string, state: string | null = null) {
  const message = await createMagicLinkEmail(world.product.db, { email, state }, 'https://console.example')
  return /link_token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
}

describe('a sign-in link', () => {
  test('request gets the same response for a known and an unknown email', async ({ world }) => {
    const { email } = await world.factory.createMember(await world.factory.createAgency())
    for (const requested of [email, `${newId()}@example.com`]) {
      const response = await world.anonymous.send('POST', '/api/auth/magic-link', { email: requested })
      expect([response.statusCode, response.body]).toEqual([204, ''])
    }
    expect(
      await createMagicLinkEmail(
        world.product.db,
        { email: `${newId()}@example.com`, state: null },
        'https://x.example',
      ),
    ).toBeUndefined()
  })

  test('signs in once and returns the destination', async ({ world }) => {
    const { email } = await world.factory.createMember(await world.factory.createAgency())
    const linkToken = await createLinkToken(world, email, 'home?tab=week')
    const visitor = new TestClient(world.app)
    expect(await visitor.call('POST /auth/magic-link/verify', { body: { linkToken } })).toEqual({
      state: 'home?tab=week',
    })
    await expect(visitor.call('GET /session')).resolves.toMatchObject({ user: { email } })
    const again = new TestClient(world.app).call('POST /auth/magic-link/verify', { body: { linkToken } })
    await expect(again).rejects.toMatchObject({ code: 'bad_request', message: magicLinkExpired })
  })

  test('lets a forgotten password be replaced within half an hour', async ({ world }) => {
    const { email } = await world.factory.createMember(await world.factory.createAgency())
    const visitor = new TestClient(world.app)
    await visitor.call('POST /auth/magic-link/verify', { body: { linkToken: await createLinkToken(world, email) } })
    expect(await visitor.call('GET /session')).toMatchObject({ canResetPassword: true })
    const change = (newPassword: string) =>
      visitor.call('PUT /profile/password', { body: { currentPassword: '', newPassword } })
    await change('battery staple')
    const elsewhere = new TestClient(world.app)
    await elsewhere.call('POST /auth/login', { body: { email, password: 'battery staple' } })
    expect(await elsewhere.call('GET /session')).toMatchObject({ canResetPassword: false })
    await expect(
      elsewhere.call('PUT /profile/password', { body: { currentPassword: '', newPassword: 'horse battery' } }),
    ).rejects.toMatchObject({ fields: { currentPassword: 'That is not your current password' } })

    await sql`update security_events set at = now() - interval '31 minutes'`.execute(world.owner.db)
    expect(await visitor.call('GET /session')).toMatchObject({ canResetPassword: false })
    await expect(change('horse battery')).rejects.toMatchObject({ code: 'invalid' })
  })

  test('is rejected when it has expired or is made up', async ({ world }) => {
    const { email } = await world.factory.createMember(await world.factory.createAgency())
    const linkToken = await createLinkToken(world, email)
    await sql`update magic_links set expires_at = now()`.execute(world.owner.db)
    for (const token of [linkToken, 'made-up']) {
      const verify = world.anonymous.call('POST /auth/magic-link/verify', { body: { linkToken: token } })
      await expect(verify).rejects.toMatchObject({ code: 'bad_request', message: magicLinkExpired })
    }
  })

  test('drops a destination outside the product', async ({ world }) => {
    const { email } = await world.factory.createMember(await world.factory.createAgency())
    await world.anonymous.call('POST /auth/magic-link', { body: { email, next: '//evil.example/x' } })
    const { rows } = await sql<{ payload: { email: string; state: string | null } }>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`.execute(world.owner.db)
    expect(rows[0]?.payload).toEqual({ email, state: null })
  })
})

describe('an invitation', () => {
  test('makes the invited user an agent and signs them in, once', async ({ world }) => {
    const email = `${newId()}@example.com`
    const { accountId, code } = await createAgencyForOwner(world.owner.db, { name: 'New', ownerEmail: email })
    const visitor = new TestClient(world.app, accountId)
    expect(await visitor.call('POST /auth/invitation/accept', { body: { invitationCode: code } })).toEqual({
      agencyId: accountId,
    })
    expect(await visitor.call('GET /agent/me')).toMatchObject({ email, role: 'OWNER', onboardingStep: 'INVITED' })
    const again = new TestClient(world.app).call('POST /auth/invitation/accept', { body: { invitationCode: code } })
    await expect(again).rejects.toMatchObject({ code: 'bad_request', message: invitationClaimed })
  })

  test.for(['nonsense', '.', `${'0'.repeat(32)}.secret`])(
    'that is made up is rejected: %s',
    async (invitationCode, { world }) => {
      const accept = world.anonymous.call('POST /auth/invitation/accept', { body: { invitationCode } })
      await expect(accept).rejects.toMatchObject({ code: 'bad_request', message: invitationClaimed })
    },
  )

  test('cannot be used by another signed-in user and stays open', async ({ world }) => {
    const { code } = await createAgencyForOwner(world.owner.db, { name: 'New', ownerEmail: `${newId()}@example.com` })
    const other = await world.factory.createAgent(await world.factory.createAgency())
    const accept = other.call('POST /auth/invitation/accept', { body: { invitationCode: code } })
    await expect(accept).rejects.toMatchObject({ message: invitationClaimed })
    await expect(
      new TestClient(world.app).call('POST /auth/invitation/accept', { body: { invitationCode: code } }),
    ).resolves.toBeTruthy()
  })

  test('is rejected until an owner or admin has set up the agency', async ({ world }) => {
    const agency = await world.factory.createAgency({ status: 'CREATED' })
    const invitation = { accountId: agency.accountId, email: `${newId()}@example.com`, role: 'AGENT' } as const
    await insertInvitation(world.owner.db, { ...invitation, tokenHash: hashToken('secret') })
    const body = { invitationCode: createAccountToken(agency.accountId, 'secret') }
    const accept = world.anonymous.call('POST /auth/invitation/accept', { body })
    await expect(accept).rejects.toMatchObject({ code: 'forbidden', message: agencyNotSetUp('the product') })
  })
})

describe('the training site', () => {
  test('returns an error when it is not set up', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    await expect(owner.call('GET /auth/thinkfic/sso')).rejects.toMatchObject({
      message: 'The training site is not set up on this server.',
    })
  })

  test('gets a token signed with its key', () => {
    const url = new URL(
      createTrainingSiteUrl(
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
