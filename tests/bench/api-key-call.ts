import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { createApiKeySecret, hashApiKey } from '../../api/src/platform/api-key-gate.ts'
import { hashToken } from '../../api/src/platform/gate.ts'
import { createToken } from '../../api/src/platform/session-cookie.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { type Bench, median, memoize } from './bench.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/** The time of a call with an API key, compared with the same call with a session. */
export const apiKeyBenches: Bench[] = [
  { name: 'api-key-call', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'api-key-call-p50', unit: 'ms', measure: async () => (await results()).milliseconds },
]

const rounds = 1500
/** Each key may make so many calls a minute that several are needed. */
const keyCount = 10

const results = memoize(async () => {
  const product = await startMeasuredProduct()
  try {
    const { accountId, cookie, keys } = await createCallers(product)
    const bySession = { cookie, 'x-account-id': accountId }
    const time = async (headers: Record<string, string>) => {
      const started = performance.now()
      const response = await fetch(`http://127.0.0.1:${product.port}/api/agent/segments`, {
        headers: { ...headers, host: 'localhost' },
      })
      await response.text()
      if (response.status !== 200) throw new Error(`The call failed with ${response.status}`)
      return performance.now() - started
    }
    const [withKey, withSession]: [number[], number[]] = [[], []]
    for (let n = 0; n < rounds; n++) {
      const byKey = { authorization: `Bearer ${keys[n % keyCount]}` }
      // Each goes first equally often, so that other load on the machine affects both.
      if (n % 2) withKey.push(await time(byKey))
      withSession.push(await time(bySession))
      if (n % 2 === 0) withKey.push(await time(byKey))
    }
    const milliseconds = median(withKey.slice(100))
    return { ratio: milliseconds / median(withSession.slice(100)), milliseconds }
  } finally {
    await product.stop()
  }
})

async function createCallers({ owner }: MeasuredProduct) {
  const factory = new AgencyFactory(owner)
  const agency = await factory.createAgency()
  const { accountId, agentId, userId } = await factory.createMember(agency)
  const token = createToken()
  await owner.db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      user_agent: 'bench',
      expires_at: new Date(Date.now() + hourLength),
    })
    .execute()
  const keys = Array.from({ length: keyCount }, () => createApiKeySecret(accountId))
  await owner.db
    .insertInto('api_keys')
    .values(
      keys.map((key) => ({
        account_id: accountId,
        id: newId(),
        agent_id: agentId,
        name: 'bench',
        prefix: key.slice(0, 12),
        key_hash: hashApiKey(key),
        scopes: ['contacts:read'],
        expires_at: null,
      })),
    )
    .execute()
  return { accountId, keys, cookie: `gable_session=${token}` }
}
