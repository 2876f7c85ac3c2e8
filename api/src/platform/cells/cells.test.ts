import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyForOwner } from '../../agency/create-agency.ts'
import { password } from '../../testing/agency-factory.ts'
import { createOneConnectionApp } from '../../testing/one-connection-app.ts'
import type { SignedInAgent } from '../../testing/session-factory.ts'
import { stopDatabase } from '../../testing/stop-database.ts'
import { TestClient } from '../../testing/test-client.ts'
import { testWithCells, type World } from '../../testing/world.ts'
import { refreshCard, repairCards } from './cards.ts'
import { type Cell, inCellOf } from './cells.ts'

const test = testWithCells('east')

const found = ({ factory }: World, cell: string) => factory.createAgency({}, { cell })

function getEast({ cells }: World): Cell {
  const [east] = cells?.others ?? []
  if (!east) throw new Error('There is no cell east')
  return east
}

function getMain({ cells }: World): Cell {
  if (!cells) throw new Error('There is one database')
  return cells.directory
}

const createContact = (agent: SignedInAgent, lastName: string) =>
  agent.call('POST /agent/contacts', { body: { firstName: 'Nora', lastName } as never })

const listContacts = async ({ db }: Cell['owner'], { accountId }: { accountId: string | undefined }) =>
  (
    await db
      .selectFrom('contacts')
      .select('last_name')
      .where('account_id', '=', accountId ?? '')
      .execute()
  ).map(({ last_name }) => last_name)

describe('an agency in another database', () => {
  test('has its data there alone, and its agents notice nothing', async ({ world }) => {
    const east = getEast(world)
    const [ada, ben] = [
      await world.factory.createAgent(await found(world, 'east')),
      await world.factory.createAgent(await found(world, 'main')),
    ]
    await createContact(ada, 'East')
    await createContact(ben, 'Main')
    expect(await listContacts(east.owner, ada)).toEqual(['East'])
    expect(await listContacts(getMain(world).owner, ada)).toEqual([])
    expect(await listContacts(getMain(world).owner, ben)).toEqual(['Main'])
    expect(await listContacts(east.owner, ben)).toEqual([])
    expect(await ada.call('GET /agent/me')).toMatchObject({ email: ada.email })
  })

  test('is closed to the agents of another agency and to former members', async ({ world }) => {
    const agency = await found(world, 'east')
    const stranger = await world.factory.createAgent(await found(world, 'main'))
    const admin = await world.factory.createAgent(agency)
    const member = await world.factory.createAgent(agency, { role: 'AGENT' })
    stranger.accountId = agency.accountId
    await expect(stranger.call('GET /agent/me')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(member.call('GET /agent/me')).resolves.toBeTruthy()
    await admin.call('POST /agent/team/:userId/deactivated', {
      params: { userId: member.userId },
      body: { handOverTo: null },
    })
    await expect(member.call('GET /agent/me')).rejects.toMatchObject({ code: 'signed_out' })
  })

  test('gets its owner by an invitation, who is one person with accounts in both', async ({ world }) => {
    const owner = await world.factory.createAgent(await found(world, 'main'))
    const { accountId, code } = await createAgencyForOwner(getMain(world).owner.db, {
      name: 'Eastern',
      ownerEmail: owner.email,
      cell: 'east',
    })
    const accept = () => owner.call('POST /auth/invitation/accept', { body: { invitationCode: code } })
    expect(await accept()).toEqual({ agencyId: accountId })
    await expect(accept()).rejects.toMatchObject({ code: 'bad_request' })
    expect((await owner.call('GET /session')).accIds.sort()).toEqual([owner.accountId, accountId].sort())
    expect((await owner.call('GET /accounts')).map(({ name }) => name)).toContain('Eastern')
    owner.accountId = accountId
    expect(await owner.call('GET /agent/me')).toMatchObject({ email: owner.email, role: 'OWNER' })
  })

  test('is listed among the accounts of its agents over one connection', async ({ world }) => {
    const factory = world.factory.withApp(await createOneConnectionApp(world))
    const agent = await factory.createAgent(await found(world, 'east'))
    expect((await agent.call('GET /session')).accIds).toEqual([agent.accountId])
    expect((await agent.call('GET /accounts')).map(({ _id }) => _id)).toEqual([agent.accountId])
  })

  test('signs in a new person who accepts its invitation', async ({ world }) => {
    const email = `${newId()}@example.com`
    const { accountId, code } = await createAgencyForOwner(getMain(world).owner.db, {
      name: 'Fresh',
      ownerEmail: email,
      cell: 'east',
    })
    const visitor = new TestClient(world.app, accountId)
    await visitor.call('POST /auth/invitation/accept', { body: { invitationCode: code } })
    expect(await visitor.call('GET /agent/me')).toMatchObject({ email, role: 'OWNER' })
    const copies = await getEast(world).owner.db.selectFrom('sessions').selectAll().execute()
    expect(copies).toEqual([])
  })

  test('cannot be founded in a database that is not configured', async ({ world }) => {
    const create = createAgencyForOwner(getMain(world).owner.db, {
      name: 'Nowhere',
      ownerEmail: 'a@example.com',
      cell: 'west',
    })
    await expect(create).rejects.toMatchObject({ code: 'invalid', message: 'CELLS does not name a database west.' })
  })

  test('is found by an API key', async ({ world }) => {
    const ada = await world.factory.createAgent(await found(world, 'east'))
    const { key } = await ada.call('POST /agent/api-keys', {
      body: { name: 'CRM sync', scopes: ['contacts:read'], expiresOn: null },
    })
    const client = new TestClient(world.app)
    client.headers = { authorization: `Bearer ${key}` }
    await createContact(ada, 'By key')
    expect((await client.call('GET /agent/contacts/count', { query: {} as never })).count).toBe(1)
  })
})

describe('the card of a person', () => {
  test('has the same name in every cell as soon as they change it, and no password', async ({ world }) => {
    const ada = await world.factory.createAgent(await found(world, 'east'))
    await ada.call('PUT /profile', {
      body: { firstName: 'Grace', lastName: 'Hill', phone: '', timeZone: 'America/Chicago' },
    })
    expect(await ada.call('GET /agent/me')).toMatchObject({ fullName: 'Grace Hill' })
    const { password_hash } = await getEast(world)
      .owner.db.selectFrom('users')
      .select('password_hash')
      .where('id', '=', ada.userId)
      .executeTakeFirstOrThrow()
    expect(password_hash).toBeNull()
  })

  test('is repaired after a change that was missed', async ({ world }) => {
    const ada = await world.factory.createAgent(await found(world, 'east'))
    const name = async () => (await ada.call('GET /agent/me')).fullName
    const rename = (firstName: string) =>
      getMain(world).owner.db.updateTable('users').set({ first_name: firstName }).where('id', '=', ada.userId).execute()
    await rename('Nora')
    expect(await name()).toBe('Ada Moss')
    const { cells } = world
    if (cells) await refreshCard(cells, ada.userId)
    expect(await name()).toBe('Nora Moss')
    await rename('Liam')
    if (cells) await repairCards(cells, getEast(world))
    expect(await name()).toBe('Liam Moss')
  })

  test('enqueues a job when it changes, only for people with a copy', async ({ world }) => {
    const [ada, ben] = [
      await world.factory.createAgent(await found(world, 'east')),
      await world.factory.createAgent(await found(world, 'main')),
    ]
    for (const { userId } of [ada, ben])
      await getMain(world).owner.db.updateTable('users').set({ last_name: 'Stone' }).where('id', '=', userId).execute()
    const { rows } = await getMain(world).owner.pool.query(
      `select job.payload->>'userId' as id from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'copy-card'`,
    )
    const ids = rows.map(({ id }) => id)
    expect([ids.includes(ada.userId), ids.includes(ben.userId)]).toEqual([true, false])
  })
})

describe('a personalized URL', () => {
  test('belongs to one agent of all cells, also when two want it at once', async ({ world }) => {
    const agents = [
      await world.factory.createAgent(await found(world, 'east')),
      await world.factory.createAgent(await found(world, 'main')),
    ]
    for (let round = 0; round < 5; round++) {
      const fresh = await Promise.all(
        agents.map(({ accountId }) => world.factory.createAgent({ accountId: accountId ?? '' })),
      )
      const purlId = `p${newId().slice(-12)}`
      const results = await Promise.allSettled(
        fresh.map((agent) => agent.call('POST /agent/landing-page/purl/create', { body: { purlId } })),
      )
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      for (const agent of fresh)
        expect(await agent.call('GET /agent/landing-page/purl/availability', { query: { purlId } })).toEqual({
          available: false,
        })
    }
  })

  test('that was reserved but never written is free for the same agency', async ({ world }) => {
    const ada = await world.factory.createAgent(await found(world, 'east'))
    const purlId = `p${newId().slice(-12)}`
    await getMain(world).owner.db.insertInto('purls').values({ id: purlId, agency: ada.accountId }).execute()
    expect(await ada.call('POST /agent/landing-page/purl/create', { body: { purlId } })).toEqual({
      purl: { id: purlId },
    })
  })
})

describe('a database that is away', () => {
  test('is missed only by its own accounts, which work again as soon as it is back', async ({ world }) => {
    const [ada, ben] = [
      await world.factory.createAgent(await found(world, 'east')),
      await world.factory.createAgent(await found(world, 'main')),
    ]
    const start = await stopDatabase(getEast(world).url)
    try {
      await expect(ada.call('GET /agent/me')).rejects.toMatchObject({
        code: 'unavailable',
        message: 'The data of this account is not available right now. Please try again in a moment.',
      })
      expect(await ben.call('GET /agent/me')).toMatchObject({ email: ben.email })
      const ready = await world.anonymous.send('GET', '/api/ready')
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', cells: { east: 'away' } }])
      const metrics = await world.anonymous.send('GET', '/api/metrics')
      expect(metrics.body).toContain('gable_cell_up{cell="east"} 0')
      const other = new TestClient(world.app)
      await other.call('POST /auth/login', { body: { email: ben.email, password } })
    } finally {
      await start()
    }
    expect(await ada.call('GET /agent/me')).toMatchObject({ email: ada.email })
    expect((await world.anonymous.send('GET', '/api/ready')).json()).toEqual({
      status: 'ready',
      cells: { east: 'ready' },
    })
  })
})

test('an invoice has a number of its own in each cell', async ({ world }) => {
  const number = async (accountId: string) =>
    inCellOf(getMain(world).owner.db, accountId, async (db) => {
      const { rows } = await sql<{ number: string }>`select nextval('order_numbers') as number`.execute(db)
      return Number(rows[0]?.number)
    })
  expect(await number((await found(world, 'main')).accountId)).toBeLessThan(1_000_000)
  expect(await number((await found(world, 'east')).accountId)).toBeGreaterThan(1_000_000)
})
