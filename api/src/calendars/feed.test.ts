import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { addHost } from '../hosts/manage-hosts.ts'
import { createBookingAgent, inHours, toIcal } from '../testing/calendars/booking-agent.ts'
import { eventually } from '../testing/eventually.ts'
import { test } from '../testing/world.ts'

const toPath = (url: string | null) => new URL(url ?? '').pathname

describe('a calendar subscription', () => {
  test('has the upcoming appointments and next actions of its agent, with a tag that changes with them', async ({
    world,
  }) => {
    const { agent, book } = await createBookingAgent(world)
    expect((await agent.call('GET /agent/calendars')).feedUrl).toBeNull()
    const path = toPath((await agent.call('POST /agent/calendars/feed')).feedUrl)
    const empty = await world.app.inject(path)
    expect(empty).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
    expect(empty.body).not.toContain('VEVENT')
    await book(inHours(20))
    await agent.call('POST /agent/leads', {
      body: {
        person: { firstName: 'Kim', lastName: 'Lee, Jr.', emailId: 'kim@example.com' },
        leadType: 'GENERAL',
        nextAction: 'Call',
        nextActionAt: inHours(50),
      },
    })
    const { body, headers } = await world.app.inject(path)
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(body).toContain(`DTSTART:${toIcal(inHours(20))}`)
    expect(body).toContain('SUMMARY:Call: Kim Lee\\, Jr.')
    expect(headers.etag).not.toBe(empty.headers.etag)
    const again = await world.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
  })

  test('ends when it is revoked or replaced, and cannot be guessed', async ({ world }) => {
    const { agent } = await createBookingAgent(world)
    const first = toPath((await agent.call('POST /agent/calendars/feed')).feedUrl)
    const second = toPath((await agent.call('POST /agent/calendars/feed')).feedUrl)
    expect((await world.app.inject(first)).statusCode).toBe(404)
    expect((await world.app.inject(second)).statusCode).toBe(200)
    for (const path of [`${second.slice(0, -8)}AAAA.ics`, '/book/f/x.ics', '/book/f/AAAAAAAAAAAAAAAAAAAAAA'])
      expect((await world.app.inject(path)).statusCode, path).toBe(404)
    expect((await agent.call('DELETE /agent/calendars/feed')).feedUrl).toBeNull()
    expect((await world.app.inject(second)).statusCode).toBe(404)
  })

  test('is not served on the host of another agency', async ({ world }) => {
    const { agency, agent } = await createBookingAgent(world)
    const url = toPath((await agent.call('POST /agent/calendars/feed')).feedUrl)
    const getStatus = async (account: { accountId: string }) => {
      const headers = { host: `homes-${newId().slice(-12)}.example` }
      await addHost(world.owner.db, { host: headers.host, accountId: account.accountId })
      await eventually(async () =>
        expect((await world.app.inject({ url: '/robots.txt', headers })).body).toContain(headers.host),
      )
      return (await world.app.inject({ url, headers })).statusCode
    }
    expect(await getStatus(agency)).toBe(200)
    expect(await getStatus(await world.factory.createAgency())).toBe(404)
  })

  test('of a deactivated agent ends', async ({ world }) => {
    const { agency, agent } = await createBookingAgent(world)
    const colleague = await world.factory.createAgent(agency)
    const path = toPath((await agent.call('POST /agent/calendars/feed')).feedUrl)
    expect((await world.app.inject(path)).statusCode).toBe(200)
    const params = { userId: agent.userId }
    await colleague.call('POST /agent/team/:userId/deactivated', { params, body: { handOverTo: null } })
    expect((await world.app.inject(path)).statusCode).toBe(404)
  })

  test('is read only so often', async ({ world }) => {
    const { agent } = await createBookingAgent(world)
    const path = toPath((await agent.call('POST /agent/calendars/feed')).feedUrl)
    const statuses: number[] = []
    // More at once would wait for connections on a busy machine.
    for (let round = 0; round < 25; round++) {
      const responses = await Promise.all(Array.from({ length: 5 }, () => world.app.inject(path)))
      statuses.push(...responses.map(({ statusCode }) => statusCode))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})
