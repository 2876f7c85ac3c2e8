import { signInExpired } from '@gable/shared/identity/messages.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { insertInvitation } from '../../agency/create-agency-queries.ts'
import { createAccountToken } from '../../platform/account-token.ts'
import { hashToken } from '../../platform/gate.ts'
import { password } from '../../testing/agency-factory.ts'
import { TestClient } from '../../testing/test-client.ts'
import {
  createMemberWithApp,
  enterCode,
  forgetUsedCodes,
  listWaitingSubjects,
  showCode,
  startSignIn,
} from '../../testing/two-factor.ts'
import { test, type World } from '../../testing/world.ts'
import { createEmulationLink } from '../emulation.ts'
import { createMagicLinkEmail } from '../magic-link-email.ts'
import { resetTwoFactor } from './reset-two-factor.ts'

async function createLinkToken(world: World, email: string) {
  const message = await createMagicLinkEmail(world.product.db, { email, state: 'home' }, 'https://console.example')
  return /link_token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
}

describe('the second factor is asked for', () => {
  test('after an emailed link', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const visitor = new TestClient(world.app)
    const linkToken = await createLinkToken(world, member.email)
    expect(await visitor.call('POST /auth/magic-link/verify', { body: { linkToken } })).toEqual({
      state: 'home',
      needsSecondFactor: true,
    })
    await expect(visitor.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await enterCode(visitor, showCode(secret, 1))
    expect(await visitor.call('GET /session')).toMatchObject({ canResetPassword: true })
  })

  test('after an invitation to another agency', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const { accountId } = await world.factory.createAgency()
    const invitation = { accountId, email: member.email, role: 'AGENT' } as const
    await insertInvitation(world.owner.db, { ...invitation, tokenHash: hashToken('secret') })
    const visitor = new TestClient(world.app, accountId)
    const body = { invitationCode: createAccountToken(accountId, 'secret') }
    expect(await visitor.call('POST /auth/invitation/accept', { body })).toEqual({
      agencyId: accountId,
      needsSecondFactor: true,
    })
    await expect(visitor.call('GET /agent/me')).rejects.toMatchObject({ code: 'signed_out' })
    await enterCode(visitor, showCode(secret, 1))
    expect(await visitor.call('GET /agent/me')).toMatchObject({ role: 'AGENT' })
  })

  test('of support, also on a device that the user trusts', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const browser = await startSignIn(world, member)
    await enterCode(browser, showCode(secret, 1), true)
    const linkToken = await createEmulationLink(world.owner.db, { email: member.email, type: 'SUPPORT', by: 'Kim' })
    const verified = await browser.call('POST /auth/magic-link/verify', { body: { linkToken } })
    expect(verified.needsSecondFactor).toBe(true)
    expect(await browser.call('GET /auth/second-factor')).toMatchObject({ canTrustDevice: false })
    await forgetUsedCodes(world)
    await enterCode(browser, showCode(secret), true)
    expect(await browser.call('GET /session')).toMatchObject({ emulation: { isEmulated: true, type: 'SUPPORT' } })
    const devices = await world.owner.db.selectFrom('trusted_devices').select('id').execute()
    expect(devices).toHaveLength(1)
    await expect(browser.call('POST /profile/two-factor/app')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(browser.call('DELETE /profile/two-factor/app')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('no longer after the password was changed meanwhile', async ({ world }) => {
    const { member, client, secret } = await createMemberWithApp(world)
    const thief = await startSignIn(world, member)
    const body = { currentPassword: password, newPassword: 'battery staple' }
    await client.call('PUT /profile/password', { body })
    await expect(enterCode(thief, showCode(secret, 1))).rejects.toMatchObject({ message: signInExpired })
  })

  test('only of the browser that passed the first one, and for ten minutes', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const stranger = new TestClient(world.app)
    await expect(enterCode(stranger, showCode(secret, 1))).rejects.toMatchObject({ message: signInExpired })
    stranger.cookies.set('gable_pending_sign_in', 'made-up')
    await expect(enterCode(stranger, showCode(secret, 1))).rejects.toMatchObject({ message: signInExpired })
    const late = await startSignIn(world, member)
    await sql`update pending_sign_ins set expires_at = now()`.execute(world.owner.db)
    await expect(enterCode(late, showCode(secret, 1))).rejects.toMatchObject({ message: signInExpired })
  })
})

describe('a trusted device', () => {
  test('skips the second factor for 30 days, for its user alone', async ({ world }) => {
    const { member, client, secret } = await createMemberWithApp(world)
    const browser = await startSignIn(world, member)
    await enterCode(browser, showCode(secret, 1), true)
    await browser.call('POST /auth/sign-out')
    expect(await browser.call('POST /auth/login', { body: { email: member.email, password } })).toBeUndefined()
    const [device] = (await browser.call('GET /profile/two-factor')).trustedDevices
    expect(device).toMatchObject({ address: '127.0.0.1', isCurrent: true })
    expect((await client.call('GET /profile/two-factor')).trustedDevices[0]).toMatchObject({ isCurrent: false })

    const other = await createMemberWithApp(world)
    const login = browser.call('POST /auth/login', { body: { email: other.member.email, password } })
    expect(await login).toEqual({ needsSecondFactor: true })
    await sql`update trusted_devices set expires_at = now()`.execute(world.owner.db)
    const again = browser.call('POST /auth/login', { body: { email: member.email, password } })
    expect(await again).toEqual({ needsSecondFactor: true })
  })

  test('cannot change how the user signs in before the second factor is shown', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const browser = await startSignIn(world, member)
    await enterCode(browser, showCode(secret, 1), true)
    await browser.call('POST /auth/login', { body: { email: member.email, password } })
    await expect(browser.call('DELETE /profile/two-factor/app')).rejects.toMatchObject({ code: 'unconfirmed' })
    const change = { body: { currentPassword: password, newPassword: 'battery staple' } }
    await expect(browser.call('PUT /profile/password', change)).rejects.toMatchObject({ code: 'unconfirmed' })
    const byPassword = browser.call('POST /session/confirmation', { body: { method: 'password', password } })
    await expect(byPassword).rejects.toMatchObject({ code: 'forbidden' })
    await forgetUsedCodes(world)
    await browser.call('POST /session/confirmation', { body: { method: 'app', code: showCode(secret) } })
    await browser.call('DELETE /profile/two-factor/app')
  })

  test('is revoked by its user, by signing out everywhere and by a new password', async ({ world }) => {
    const { member, client, secret } = await createMemberWithApp(world)
    const revocations = [
      async (deviceId: string) => client.call('DELETE /profile/trusted-devices/:deviceId', { params: { deviceId } }),
      async () => client.call('DELETE /sessions'),
      async () => client.call('PUT /profile/password', { body: { currentPassword: password, newPassword: password } }),
    ]
    for (const revoke of revocations) {
      await forgetUsedCodes(world)
      const browser = await startSignIn(world, member)
      await enterCode(browser, showCode(secret), true)
      const [device] = (await client.call('GET /profile/two-factor')).trustedDevices
      await revoke(device?._id ?? '')
      const login = browser.call('POST /auth/login', { body: { email: member.email, password } })
      expect(await login).toEqual({ needsSecondFactor: true })
    }
  })

  test('of another user cannot be revoked', async ({ world }) => {
    const { member, client, secret } = await createMemberWithApp(world)
    await enterCode(await startSignIn(world, member), showCode(secret, 1), true)
    const [device] = (await client.call('GET /profile/two-factor')).trustedDevices
    const stranger = await createMemberWithApp(world)
    const params = { deviceId: device?._id ?? '' }
    const revoke = stranger.client.call('DELETE /profile/trusted-devices/:deviceId', { params })
    await expect(revoke).rejects.toMatchObject({ code: 'not_found' })
    expect((await client.call('GET /profile/two-factor')).trustedDevices).toHaveLength(1)
  })
})

test('a user whose sign-in is half an hour old confirms who they are by password before they add a factor', async ({
  world,
}) => {
  const client = await world.factory.createAgent(await world.factory.createAgency())
  const age = () => sql`update sessions set confirmed_at = now() - interval '31 minutes'`.execute(world.owner.db)
  await age()
  expect((await client.call('GET /profile/two-factor')).confirmation).toEqual({
    isRecent: false,
    methods: ['password'],
  })
  await expect(client.call('POST /profile/two-factor/app')).rejects.toMatchObject({ code: 'unconfirmed' })
  await expect(client.call('POST /profile/passkeys/options')).rejects.toMatchObject({ code: 'unconfirmed' })
  const confirm = (text: string) =>
    client.call('POST /session/confirmation', { body: { method: 'password', password: text } })
  await expect(confirm('a guess')).rejects.toMatchObject({ fields: { password: 'That is not your password' } })
  await confirm(password)
  await expect(client.call('POST /profile/two-factor/app')).resolves.toBeTruthy()
  for (let turn = 0; turn < 6; turn++) await confirm('a guess').catch(() => {})
  await expect(confirm(password)).rejects.toMatchObject({ code: 'too_many' })
})

test('an operator resets the factors of a user, who is signed out everywhere and told', async ({ world }) => {
  const { member, client } = await createMemberWithApp(world)
  const origin = 'https://console.example'
  await resetTwoFactor(world.owner.db, { origin }, member.email)
  await expect(client.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
  const again = await startSignIn(world, member)
  expect(await again.call('GET /profile/two-factor')).toMatchObject({ app: null, recoveryCodesLeft: 0 })
  expect(await listWaitingSubjects(world, member.email)).toContain('Two-factor sign-in was reset')
  await expect(resetTwoFactor(world.owner.db, { origin }, `${newId()}@example.com`)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a user is told by email of new factors, passwords and devices, but not of the first sign-in', async ({
  world,
}) => {
  const { member, client } = await createMemberWithApp(world)
  expect(await listWaitingSubjects(world, member.email)).toEqual(['Authenticator app added'])
  await client.call('PUT /profile/password', { body: { currentPassword: password, newPassword: password } })
  await client.call('POST /profile/two-factor/recovery-codes')
  await client.call('DELETE /profile/two-factor/app')
  // The same browser is known, and another one is not.
  await client.call('POST /auth/login', { body: { email: member.email, password } })
  await startSignIn(world, member)
  expect(await listWaitingSubjects(world, member.email)).toEqual([
    'Authenticator app added',
    'Password changed',
    'Recovery codes replaced',
    'Authenticator app removed',
    'New sign-in',
  ])
})
