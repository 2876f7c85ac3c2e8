import { wrongPasskey } from '@gable/shared/identity/messages.ts'
import { maxPasskeys } from '@gable/shared/identity/two-factor.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { Authenticator } from '../../testing/authenticator.ts'
import { TestClient } from '../../testing/test-client.ts'
import { addApp, addPasskey, enterRecoveryCode, startSignIn } from '../../testing/two-factor.ts'
import { test, type World } from '../../testing/world.ts'

async function createMemberWithPasskey(world: World) {
  const member = await world.factory.createMember(await world.factory.createAgency())
  const client = await world.factory.signIn(member)
  return { member, client, ...(await addPasskey(client)) }
}

async function signInWith(world: World, authenticator: Authenticator) {
  const visitor = new TestClient(world.app)
  const credential = authenticator.get(await visitor.call('POST /auth/passkey/options'))
  await visitor.call('POST /auth/passkey', { body: { credential } })
  return visitor
}

describe('a passkey', () => {
  test('signs in without an email or a password', async ({ world }) => {
    const { member, client, authenticator, recoveryCodes } = await createMemberWithPasskey(world)
    expect(recoveryCodes).toHaveLength(10)
    const visitor = await signInWith(world, authenticator)
    expect(await visitor.call('GET /session')).toMatchObject({ user: { email: member.email } })
    const { passkeys } = await client.call('GET /profile/two-factor')
    expect(passkeys).toMatchObject([{ name: 'My laptop', isSynced: false, lastUsedAt: expect.any(String) }])
  })

  test('is the second factor after the password, and so is a recovery code', async ({ world }) => {
    const { member, authenticator, recoveryCodes } = await createMemberWithPasskey(world)
    const visitor = await startSignIn(world, member)
    expect(await visitor.call('GET /auth/second-factor')).toMatchObject({ hasApp: false, hasPasskey: true })
    // The password is known, so that the authenticator need not check the person.
    const options = await visitor.call('POST /auth/second-factor/passkey/options')
    const credential = authenticator.get(options, { isVerified: false })
    await visitor.call('POST /auth/second-factor/passkey', { body: { credential } })
    await expect(visitor.call('GET /session')).resolves.toMatchObject({ user: { email: member.email } })
    await enterRecoveryCode(await startSignIn(world, member), recoveryCodes[0] ?? '')
  })

  test('past the limit is refused, also if its registration began before', async ({ world }) => {
    const { client } = await createMemberWithPasskey(world)
    const options = []
    for (let index = 0; index < maxPasskeys; index += 1)
      options.push(await client.call('POST /profile/passkeys/options'))
    const codes = await Promise.all(
      options.map(async (options) => {
        const body = { name: 'Phone', credential: new Authenticator().create(options) }
        return (await client.send('POST', '/api/profile/passkeys', body)).statusCode
      }),
    )
    expect(codes.filter((code) => code === 409)).toHaveLength(1)
    expect((await client.call('GET /profile/two-factor')).passkeys).toHaveLength(maxPasskeys)
  })

  test('of another user is refused as a second factor', async ({ world }) => {
    const [one, other] = [await createMemberWithPasskey(world), await createMemberWithPasskey(world)]
    const visitor = await startSignIn(world, one.member)
    const options = await visitor.call('POST /auth/second-factor/passkey/options')
    const answer = visitor.call('POST /auth/second-factor/passkey', {
      body: { credential: other.authenticator.get(options) },
    })
    await expect(answer).rejects.toMatchObject({ code: 'bad_request', message: wrongPasskey })
    await expect(visitor.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
  })

  test('that claims to be of another user is refused', async ({ world }) => {
    const [one, other] = [await createMemberWithPasskey(world), await createMemberWithPasskey(world)]
    const [stolen, victim] = [one.authenticator.credentials[0], other.authenticator.credentials[0]]
    if (stolen && victim) stolen.userHandle = victim.userHandle
    await expect(signInWith(world, one.authenticator)).rejects.toMatchObject({ message: wrongPasskey })
  })

  test('alone signs in only if the authenticator checked the person', async ({ world }) => {
    const { authenticator } = await createMemberWithPasskey(world)
    const visitor = new TestClient(world.app)
    const options = await visitor.call('POST /auth/passkey/options')
    const credential = authenticator.get(options, { isVerified: false })
    await expect(visitor.call('POST /auth/passkey', { body: { credential } })).rejects.toMatchObject({
      message: wrongPasskey,
    })
  })

  test('of another website or with a wrong signature is refused', async ({ world }) => {
    const { authenticator } = await createMemberWithPasskey(world)
    const visitor = new TestClient(world.app)
    const options = await visitor.call('POST /auth/passkey/options')
    const foreign = authenticator.get(options, { origin: 'https://gable.example' })
    await expect(visitor.call('POST /auth/passkey', { body: { credential: foreign } })).rejects.toMatchObject({
      message: wrongPasskey,
    })
    const forged = authenticator.get(await visitor.call('POST /auth/passkey/options'))
    forged.response.signature = Buffer.from('forged').toString('base64url')
    await expect(visitor.call('POST /auth/passkey', { body: { credential: forged } })).rejects.toMatchObject({
      message: wrongPasskey,
    })
    const unknown = new Authenticator()
    unknown.create({ ...options, rp: { id: 'localhost' }, user: { id: 'AAAA' } })
    await expect(signInWith(world, unknown)).rejects.toMatchObject({ message: wrongPasskey })
  })

  test('whose counter does not move on is refused, as a copy would be', async ({ world }) => {
    const { authenticator } = await createMemberWithPasskey(world)
    await signInWith(world, authenticator)
    const [credential] = authenticator.credentials
    if (credential) credential.counter = 0
    await expect(signInWith(world, authenticator)).rejects.toMatchObject({ message: wrongPasskey })
  })
})

describe('a challenge', () => {
  const expired = 'The request for your passkey has expired. Please try again.'

  test('works once, also under a race', async ({ world }) => {
    const { authenticator } = await createMemberWithPasskey(world)
    const visitor = new TestClient(world.app)
    const options = await visitor.call('POST /auth/passkey/options')
    const answers = [authenticator.get(options), authenticator.get(options), authenticator.get(options)]
    const results = await Promise.allSettled(
      answers.map((credential) => new TestClient(world.app).call('POST /auth/passkey', { body: { credential } })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('expires, and works for its purpose and user alone', async ({ world }) => {
    const [one, other] = [await createMemberWithPasskey(world), await createMemberWithPasskey(world)]
    const visitor = new TestClient(world.app)
    const late = one.authenticator.get(await visitor.call('POST /auth/passkey/options'))
    await sql`update passkey_challenges set expires_at = now()`.execute(world.owner.db)
    await expect(visitor.call('POST /auth/passkey', { body: { credential: late } })).rejects.toMatchObject({
      message: expired,
    })
    const confirming = one.authenticator.get(await one.client.call('POST /session/confirmation/passkey/options'))
    await expect(visitor.call('POST /auth/passkey', { body: { credential: confirming } })).rejects.toMatchObject({
      message: expired,
    })
    const credential = new Authenticator().create(await one.client.call('POST /profile/passkeys/options'))
    const add = other.client.call('POST /profile/passkeys', { body: { name: 'Mine', credential } })
    await expect(add).rejects.toMatchObject({ message: expired })
  })

  test('that nobody asked for is refused', async ({ world }) => {
    const { authenticator } = await createMemberWithPasskey(world)
    const credential = authenticator.get({ challenge: Buffer.from(newId()).toString('base64url') })
    const answer = new TestClient(world.app).call('POST /auth/passkey', { body: { credential } })
    await expect(answer).rejects.toMatchObject({ message: expired })
  })
})

describe('the passkeys of a user', () => {
  test('are renamed and removed, and the last factor takes the recovery codes with it', async ({ world }) => {
    const { member, client, authenticator } = await createMemberWithPasskey(world)
    const [passkey] = (await client.call('GET /profile/two-factor')).passkeys
    const params = { passkeyId: passkey?._id ?? '' }
    await client.call('PUT /profile/passkeys/:passkeyId', { params, body: { name: 'Office key' } })
    expect((await client.call('GET /profile/two-factor')).passkeys).toMatchObject([{ name: 'Office key' }])
    await client.call('DELETE /profile/passkeys/:passkeyId', { params })
    expect(await client.call('GET /profile/two-factor')).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    await expect(signInWith(world, authenticator)).rejects.toMatchObject({ message: wrongPasskey })
    await expect((await startSignIn(world, member)).call('GET /session')).resolves.toBeTruthy()
  })

  test('are out of reach for other users', async ({ world }) => {
    const [one, other] = [await createMemberWithPasskey(world), await createMemberWithPasskey(world)]
    const [passkey] = (await one.client.call('GET /profile/two-factor')).passkeys
    const params = { passkeyId: passkey?._id ?? '' }
    const rename = other.client.call('PUT /profile/passkeys/:passkeyId', { params, body: { name: 'Mine' } })
    await expect(rename).rejects.toMatchObject({ code: 'not_found' })
    const remove = other.client.call('DELETE /profile/passkeys/:passkeyId', { params })
    await expect(remove).rejects.toMatchObject({ code: 'not_found' })
  })

  test('cannot be registered twice, nor for two users', async ({ world }) => {
    const [one, other] = [await createMemberWithPasskey(world), await createMemberWithPasskey(world)]
    const copy = new Authenticator()
    const credential = copy.create(await other.client.call('POST /profile/passkeys/options'))
    await other.client.call('POST /profile/passkeys', { body: { name: 'Key', credential } })
    const options = await one.client.call('POST /profile/passkeys/options')
    const again = copy.create(options)
    const { credential_id } = await world.owner.db
      .selectFrom('passkeys')
      .select('credential_id')
      .where('credential_id', '=', credential.id)
      .executeTakeFirstOrThrow()
    await sql`update passkeys set credential_id = ${again.id} where credential_id = ${credential_id}`.execute(
      world.owner.db,
    )
    const add = one.client.call('POST /profile/passkeys', { body: { name: 'Key', credential: again } })
    await expect(add).rejects.toMatchObject({ code: 'conflict' })
  })

  test('confirm who the user is', async ({ world }) => {
    const { client, authenticator } = await createMemberWithPasskey(world)
    await sql`update sessions set confirmed_at = null`.execute(world.owner.db)
    await expect(client.call('POST /profile/two-factor/recovery-codes')).rejects.toMatchObject({ code: 'unconfirmed' })
    const credential = authenticator.get(await client.call('POST /session/confirmation/passkey/options'))
    await client.call('POST /session/confirmation/passkey', { body: { credential } })
    await expect(addApp(client)).resolves.toMatchObject({ recoveryCodes: [] })
  })
})
