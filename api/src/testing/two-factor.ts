import { sql } from 'kysely'
import { generateTotp, toTotpStep } from '../identity/two-factor/totp.ts'
import type { Member } from './agency-factory.ts'
import { password } from './agency-factory.ts'
import { Authenticator } from './authenticator.ts'
import { TestClient } from './test-client.ts'
import type { World } from './world.ts'

/** The code that an authenticator app shows, now or some steps away. */
export const showCode = (secret: Buffer, offset = 0) => generateTotp(secret, toTotpStep(new Date()) + offset)

export const decodeBase32 = (text: string) =>
  Buffer.from(
    (
      [...text]
        .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((byte) => Number.parseInt(byte, 2)),
  )

/** Sets up an authenticator app with the code of the present step. The next code is that of the step after it. */
export async function addApp(client: TestClient) {
  const secret = decodeBase32((await client.call('POST /profile/two-factor/app')).secret)
  const { recoveryCodes } = await client.call('PUT /profile/two-factor/app', { body: { code: showCode(secret) } })
  return { secret, recoveryCodes: recoveryCodes ?? [] }
}

export async function addPasskey(client: TestClient, authenticator = new Authenticator(), name = 'My laptop') {
  const credential = authenticator.create(await client.call('POST /profile/passkeys/options'))
  const { recoveryCodes } = await client.call('POST /profile/passkeys', { body: { name, credential } })
  return { authenticator, recoveryCodes: recoveryCodes ?? [] }
}

/** A member of a new agency with an authenticator app, signed in. */
export async function createMemberWithApp(world: World) {
  const member = await world.factory.createMember(await world.factory.createAgency())
  const client = await world.factory.signIn(member)
  return { member, client, ...(await addApp(client)) }
}

/** A browser in which the member has entered the password and has to pass the second factor. */
export async function startSignIn(world: World, { email, accountId }: Pick<Member, 'email' | 'accountId'>) {
  const client = new TestClient(world.app, accountId)
  await client.call('POST /auth/login', { body: { email, password } })
  return client
}

export const enterCode = (client: TestClient, code: string, trustDevice = false) =>
  client.call('POST /auth/second-factor', { body: { entry: { method: 'app', code }, trustDevice } })

export const enterRecoveryCode = (client: TestClient, code: string) =>
  client.call('POST /auth/second-factor', { body: { entry: { method: 'recovery', code } } })

/** As if the codes were of an earlier minute. */
export const forgetUsedCodes = ({ owner }: World) => sql`update authenticator_apps set last_step = 0`.execute(owner.db)

/** The emails that wait to be sent to an address, as subjects. */
export async function listWaitingSubjects({ owner }: World, email: string) {
  const { rows } = await sql<{ subject: string }>`
    select payload->>'subject' as subject from graphile_worker._private_jobs
    where payload->>'to' = ${email} order by id`.execute(owner.db)
  return rows.map(({ subject }) => subject)
}
