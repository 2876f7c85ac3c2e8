import { contract } from '@gable/shared/contract.ts'
import { type Endpoint, requiresAccount } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import type { SignedInAgent } from './testing/session-factory.ts'
import { test as base } from './testing/world.ts'

/** Rejected requests change nothing, so all tests share these callers. */
interface Callers {
  agent: SignedInAgent
  rival: SignedInAgent
  suspended: SignedInAgent
  withoutAccount: SignedInAgent
}

const test = base.extend<{ callers: Callers }>({
  callers: [
    async ({ world: { factory } }, use) => {
      const agency = await factory.createAgency()
      const suspendedAgency = await factory.createAgency({ soft_freeze_after: new Date(Date.now() - 1000) })
      await use({
        agent: await factory.createAgent(agency, { role: 'AGENT' }),
        rival: Object.assign(await factory.createAgent(await factory.createAgency()), { accountId: agency.accountId }),
        suspended: await factory.createAgent(suspendedAgency),
        withoutAccount: Object.assign(await factory.createAgent(agency), { accountId: undefined }),
      })
    },
    { scope: 'file' },
  ],
})

const calls = Object.entries(contract as Record<string, Endpoint>).map(([key, endpoint]) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, url: `/api${path.replace(/:\w+/g, () => newId())}`, ...endpoint }
})
const accountCalls = calls.filter(({ allow }) => requiresAccount(allow))
const permissionCalls = accountCalls.filter(({ allow }) => allow !== 'member')

describe('every endpoint', () => {
  test.for(calls.filter(({ allow }) => allow !== 'anyone'))(
    '$key rejects a request without a session',
    async (call, { world }) => {
      const response = await world.anonymous.send(call.method, call.url)
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({ code: 'signed_out', message: 'Please sign in' })
    },
  )

  test.for(accountCalls)('$key rejects an agent of another account', async (call, { callers: { rival } }) => {
    const response = await rival.send(call.method, call.url)
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe("You don't have access to this account")
  })

  test.for(permissionCalls)('$key rejects an agent without the permission', async (call, { callers: { agent } }) => {
    const response = await agent.send(call.method, call.url)
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe("You don't have permission to do this")
  })

  test.for(accountCalls.filter(({ whileSuspended }) => !whileSuspended))(
    '$key is rejected while the agency is suspended',
    async (call, { callers: { suspended } }) => {
      const response = await suspended.send(call.method, call.url)
      expect(response.statusCode).toBe(403)
      expect(response.json().message).toBe('This account is suspended')
    },
  )

  test.for(accountCalls)('$key requires the account header', async (call, { callers: { withoutAccount } }) => {
    const response = await withoutAccount.send(call.method, call.url)
    expect(response.statusCode).toBe(400)
  })
})
