import { contract } from '@gable/shared/contract.ts'
import { type Endpoint, isOfAccount } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import type { Person } from './testing/household.ts'
import { test as base } from './testing/world.ts'

/** What is refused changes nothing, so the same few may knock at every door. */
interface Knocking {
  agent: Person
  rival: Person
  suspended: Person
  undecided: Person
}

const test = base.extend<{ people: Knocking }>({
  people: [
    async ({ world: { founding } }, use) => {
      const ours = await founding.agency()
      const frozen = await founding.agency({ soft_freeze_after: new Date(Date.now() - 1000) })
      await use({
        agent: await founding.person(ours, { role: 'AGENT' }),
        rival: Object.assign(await founding.person(await founding.agency()), { accountId: ours.accountId }),
        suspended: await founding.person(frozen),
        undecided: Object.assign(await founding.person(ours), { accountId: undefined }),
      })
    },
    { scope: 'file' },
  ],
})

const doors = Object.entries(contract as Record<string, Endpoint>).map(([key, endpoint]) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, url: `/api${path.replace(/:\w+/g, () => newId())}`, ...endpoint }
})
const ofAccounts = doors.filter(({ allow }) => isOfAccount(allow))
const needPermission = ofAccounts.filter(({ allow }) => allow !== 'member')

describe('every door', () => {
  test.for(doors.filter(({ allow }) => allow !== 'anyone'))('$key turns a stranger away', async (door, { world }) => {
    const answer = await world.stranger.send(door.method, door.url)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ code: 'signed_out', message: 'Please sign in' })
  })

  test.for(ofAccounts)('$key is closed to people of another account', async (door, { people: { rival } }) => {
    const answer = await rival.send(door.method, door.url)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('You are not connected to this account')
  })

  test.for(needPermission)('$key is closed to an agent without the permission', async (door, { people: { agent } }) => {
    const answer = await agent.send(door.method, door.url)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('You are not permitted to do this')
  })

  test.for(ofAccounts.filter(({ whileSuspended }) => !whileSuspended))(
    '$key is closed while the agency is suspended',
    async (door, { people: { suspended } }) => {
      const answer = await suspended.send(door.method, door.url)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe('This account is suspended')
    },
  )

  test.for(ofAccounts)('$key asks which account is meant', async (door, { people: { undecided } }) => {
    const answer = await undecided.send(door.method, door.url)
    expect(answer.statusCode).toBe(400)
  })
})
