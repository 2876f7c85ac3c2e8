import { contract } from '@gable/shared/contract.ts'
import { type Endpoint, isOfAccount } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { test } from './testing/world.ts'

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

  test.for(ofAccounts)('$key is closed to people of another account', async (door, { world }) => {
    const [ours, theirs] = [await world.founding.agency(), await world.founding.agency()]
    const rival = await world.founding.person(theirs)
    rival.accountId = ours.accountId
    const answer = await rival.send(door.method, door.url)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('You are not connected to this account')
  })

  test.for(needPermission)('$key is closed to an agent without the permission', async (door, { world }) => {
    const agent = await world.founding.person(await world.founding.agency(), { role: 'AGENT' })
    const answer = await agent.send(door.method, door.url)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('You are not permitted to do this')
  })

  test.for(ofAccounts.filter(({ whileSuspended }) => !whileSuspended))(
    '$key is closed while the agency is suspended',
    async (door, { world }) => {
      const agency = await world.founding.agency({ soft_freeze_after: new Date(Date.now() - 1000) })
      const owner = await world.founding.person(agency)
      const answer = await owner.send(door.method, door.url)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe('This account is suspended')
    },
  )

  test.for(ofAccounts)('$key asks which account is meant', async (door, { world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    owner.accountId = undefined
    const answer = await owner.send(door.method, door.url)
    expect(answer.statusCode).toBe(400)
  })
})
