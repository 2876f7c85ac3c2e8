import { signInExpired, wrongAppCode, wrongRecoveryCode } from '@gable/shared/identity/messages.ts'
import { describe, expect } from 'vitest'
import { password } from '../../testing/agency-factory.ts'
import { TestClient } from '../../testing/test-client.ts'
import {
  addApp,
  createMemberWithApp,
  enterCode,
  enterRecoveryCode,
  forgetUsedCodes,
  showCode,
  startSignIn,
} from '../../testing/two-factor.ts'
import { test } from '../../testing/world.ts'

describe('an authenticator app', () => {
  test('is asked for after the password, and there is no session before', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const visitor = new TestClient(world.app, member.accountId)
    const reply = await visitor.call('POST /auth/login', { body: { email: member.email, password } })
    expect(reply).toEqual({ needsSecondFactor: true })
    await expect(visitor.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    expect(await visitor.call('GET /auth/second-factor')).toEqual({
      email: member.email,
      hasApp: true,
      hasPasskey: false,
      canTrustDevice: true,
    })
    await expect(enterCode(visitor, '000000')).rejects.toMatchObject({ fields: { code: wrongAppCode } })
    await enterCode(visitor, showCode(secret, 1))
    await expect(visitor.call('GET /session')).resolves.toMatchObject({ user: { email: member.email } })
    await expect(visitor.call('GET /auth/second-factor')).rejects.toMatchObject({ message: signInExpired })
  })

  test('accepts a code once, and none that is older', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const visitor = await startSignIn(world, member)
    await expect(enterCode(visitor, showCode(secret))).rejects.toMatchObject({ fields: { code: wrongAppCode } })
    const code = showCode(secret, 1)
    await enterCode(visitor, code)
    const replay = await startSignIn(world, member)
    await expect(enterCode(replay, code)).rejects.toMatchObject({ fields: { code: wrongAppCode } })
  })

  test('of two sign-ins at once with the same code lets one in', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const visitors = [await startSignIn(world, member), await startSignIn(world, member)]
    const code = showCode(secret, 1)
    const results = await Promise.allSettled(visitors.map((visitor) => enterCode(visitor, code)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('refuses a code of a clock that is further off than a step', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    await forgetUsedCodes(world)
    for (const offset of [3, -3])
      await expect(enterCode(await startSignIn(world, member), showCode(secret, offset))).rejects.toMatchObject({
        fields: { code: wrongAppCode },
      })
    await enterCode(await startSignIn(world, member), showCode(secret, 1))
  })

  test('takes effect only when one of its codes is entered', async ({ world }) => {
    const client = await world.factory.createAgent(await world.factory.createAgency())
    await client.call('POST /profile/two-factor/app')
    expect(await client.call('GET /profile/two-factor')).toMatchObject({ app: null, recoveryCodesLeft: 0 })
    const finish = client.call('PUT /profile/two-factor/app', { body: { code: '000000' } })
    await expect(finish).rejects.toMatchObject({ fields: { code: wrongAppCode } })
    await expect(world.factory.signIn({ ...client, accountId: client.accountId ?? '' })).resolves.toBeTruthy()
  })

  test('can be replaced by another one, which keeps the recovery codes', async ({ world }) => {
    const { member, client, secret } = await createMemberWithApp(world)
    const replacement = await addApp(client)
    expect(replacement.recoveryCodes).toEqual([])
    const visitor = await startSignIn(world, member)
    await expect(enterCode(visitor, showCode(secret, 1))).rejects.toThrow()
    await enterCode(visitor, showCode(replacement.secret, 1))
  })

  test('has a secret that is encrypted for its user, and in no reply after the setup', async ({ world }) => {
    const { member, client, secret } = await createMemberWithApp(world)
    const { encrypted_secret } = await world.owner.db
      .selectFrom('authenticator_apps')
      .select('encrypted_secret')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow()
    for (const form of [secret, Buffer.from(secret.toString('base64'))])
      expect(encrypted_secret?.includes(form)).toBe(false)
    expect(Object.keys((await client.call('GET /profile/two-factor')).app ?? {})).toEqual(['addedAt'])
    const other = await createMemberWithApp(world)
    await world.owner.db
      .updateTable('authenticator_apps')
      .set({ encrypted_secret })
      .where('user_id', '=', other.member.userId)
      .execute()
    const visitor = await startSignIn(world, other.member)
    const response = await visitor.send('POST', '/api/auth/second-factor', {
      entry: { method: 'app', code: showCode(secret, 1) },
    })
    expect(response.statusCode).toBe(500)
  })
})

describe('guessing codes', () => {
  test('is blocked after eight wrong ones from one address', async ({ world }) => {
    const { member, secret } = await createMemberWithApp(world)
    const visitor = await startSignIn(world, member)
    const entry = { method: 'app', code: '000000' }
    const statuses: number[] = []
    for (let turn = 0; turn < 9; turn++)
      statuses.push((await visitor.send('POST', '/api/auth/second-factor', { entry })).statusCode)
    expect(statuses).toEqual([...Array(8).fill(422), 429])
    await expect(enterCode(visitor, showCode(secret, 1))).rejects.toMatchObject({ code: 'too_many' })
    const elsewhere = Object.assign(await startSignIn(world, member), { ip: '203.0.113.8' })
    await enterCode(elsewhere, showCode(secret, 1))
  })

  test('from many addresses is slowed down', async ({ world }) => {
    const { member } = await createMemberWithApp(world)
    const visitor = await startSignIn(world, member)
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn++) {
      visitor.ip = `203.0.113.${100 + turn}`
      const entry = { method: 'app', code: '000000' }
      statuses.push((await visitor.send('POST', '/api/auth/second-factor', { entry })).statusCode)
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429])
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is written', async ({ world }) => {
    const { member, recoveryCodes, client } = await createMemberWithApp(world)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    await enterRecoveryCode(await startSignIn(world, member), ` ${code.toUpperCase().replaceAll('-', ' ')} `)
    await expect(enterRecoveryCode(await startSignIn(world, member), code)).rejects.toMatchObject({
      fields: { code: wrongRecoveryCode },
    })
    expect(await client.call('GET /profile/two-factor')).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('lets in one of many who use it at the same moment', async ({ world }) => {
    const { member, recoveryCodes } = await createMemberWithApp(world)
    const visitors = await Promise.all(Array.from({ length: 5 }, () => startSignIn(world, member)))
    const results = await Promise.allSettled(
      visitors.map((visitor) => enterRecoveryCode(visitor, recoveryCodes[3] ?? '')),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of another user is refused', async ({ world }) => {
    const [one, other] = [await createMemberWithApp(world), await createMemberWithApp(world)]
    const visitor = await startSignIn(world, one.member)
    await expect(enterRecoveryCode(visitor, other.recoveryCodes[0] ?? '')).rejects.toMatchObject({ code: 'invalid' })
    await expect(enterCode(visitor, showCode(other.secret, 1))).rejects.toMatchObject({ code: 'invalid' })
  })

  test('is stored as a hash, and stops working when new ones are created', async ({ world }) => {
    const { member, client, recoveryCodes } = await createMemberWithApp(world)
    const stored = await world.owner.db.selectFrom('recovery_codes').select('hash').execute()
    expect(stored.map(({ hash }) => hash.toString()).join()).not.toContain(recoveryCodes[0])
    const replaced = await client.call('POST /profile/two-factor/recovery-codes')
    const visitor = await startSignIn(world, member)
    await expect(enterRecoveryCode(visitor, recoveryCodes[0] ?? '')).rejects.toMatchObject({ code: 'invalid' })
    await enterRecoveryCode(visitor, replaced.recoveryCodes?.[0] ?? '')
  })

  test('exists only for users with a second factor', async ({ world }) => {
    const { client, member } = await createMemberWithApp(world)
    await client.call('DELETE /profile/two-factor/app')
    expect(await client.call('GET /profile/two-factor')).toMatchObject({ app: null, recoveryCodesLeft: 0 })
    await expect(client.call('POST /profile/two-factor/recovery-codes')).rejects.toMatchObject({ code: 'conflict' })
    await expect((await startSignIn(world, member)).call('GET /session')).resolves.toBeTruthy()
  })
})
