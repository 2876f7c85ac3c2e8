import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { addHost } from '../../hosts/manage-hosts.ts'
import { createTasks } from '../../tasks.ts'
import { createAgencyWithContacts } from '../../testing/contacts.ts'
import { eventually } from '../../testing/eventually.ts'
import { stopDatabase } from '../../testing/stop-database.ts'
import { openJourney } from '../../testing/submissions.ts'
import { testWithCells, type World } from '../../testing/world.ts'
import { withAccount } from '../database.ts'
import { enqueue } from '../jobs/jobs.ts'
import { createLiveHub } from '../live/hub.ts'
import { publishLiveEvent } from '../live/publish.ts'
import { mintAccountScope } from '../mint.ts'
import { createLog } from '../observe/log.ts'
import { startCellWorkers } from './cell-workers.ts'
import type { OpenCells } from './open-cells.ts'

const test = testWithCells('east')
const log = createLog({ LOG_LEVEL: 'silent' })

function getCellsOf({ cells }: World): OpenCells {
  if (!cells) throw new Error('There is one database')
  return cells
}

function getEast(world: World) {
  const [east] = getCellsOf(world).others
  if (!east) throw new Error('There is no cell east')
  return east
}

const browser = {
  'content-type': 'text/plain;charset=UTF-8',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
}

async function createPages({ factory }: World) {
  const [east, main] = [
    await factory.createAgency({}, { cell: 'east' }),
    await factory.createAgency({}, { cell: 'main' }),
  ]
  const page = { kind: 'landing-page', type: 'JOURNEY' } as const
  return {
    east: { ...east, ...(await factory.createAsset(east, page)) },
    main: { ...main, ...(await factory.createAsset(main, page)) },
  }
}

const createView = ({ subject, subjectId }: { subject: string; subjectId: string }) => ({
  id: newId(),
  type: 'view',
  subject,
  subjectId,
  visitId: newId(),
  at: new Date().toISOString(),
})

const sendEvents = ({ anonymous }: World, events: unknown) =>
  anonymous.send('POST', '/api/public/events', JSON.stringify(events), browser)

const countViews = async (world: World, accountId: string) =>
  (
    await world.owner.db
      .selectFrom('counter_total')
      .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
      .where('account_id', '=', accountId)
      .where('type', '=', 'view')
      .executeTakeFirstOrThrow()
  ).count

test('a batch of events of two databases counts each once, also when it is sent again', async ({ world }) => {
  const { east, main } = await createPages(world)
  const events = [createView(east), createView(main), createView(east)]
  const response = await sendEvents(world, events)
  expect([response.statusCode, response.json()]).toEqual([202, { accepted: 3, ignored: 0 }])
  expect((await sendEvents(world, events)).statusCode).toBe(202)
  expect([await countViews(world, east.accountId), await countViews(world, main.accountId)]).toEqual([2, 1])
})

test('events for a database that is away are sent again later, and those of others are stored', async ({ world }) => {
  const { east, main } = await createPages(world)
  // Their accounts are known by now.
  await sendEvents(world, [createView(east), createView(main)])
  const view = createView(east)
  const start = await stopDatabase(getEast(world).url)
  try {
    expect((await sendEvents(world, view)).statusCode).toBe(503)
    expect((await sendEvents(world, createView(main))).statusCode).toBe(202)
  } finally {
    await start()
  }
  await eventually(async () => expect((await sendEvents(world, view)).statusCode).toBe(202))
  expect([await countViews(world, east.accountId), await countViews(world, main.accountId)]).toEqual([2, 2])
})

test('pages of both are served, under their own hosts too', async ({ world }) => {
  const { east, main } = await createPages(world)
  const host = `homes-${newId().slice(-12)}.example`
  await addHost(getCellsOf(world).directory.owner.db, { host, accountId: east.accountId })
  const get = (url: string, name = 'localhost:4000') => world.app.inject({ url, headers: { host: name } })
  await eventually(async () => expect((await get(`/lp/${east.subjectId}`, host)).statusCode).toBe(200))
  for (const { subjectId } of [east, main]) expect((await get(`/lp/${subjectId}`)).statusCode).toBe(200)
  expect((await get(`/lp/${main.subjectId}`, host)).statusCode).toBe(404)
  expect((await get('/sitemap.xml', host)).body).toContain(east.subjectId)
  expect((await get('/sitemap.xml')).body).toContain(main.subjectId)
})

test('the page of a home opens by its code alone', async ({ world }) => {
  for (const cell of ['east', 'main']) {
    const { agent, addContact, addProperty } = await createAgencyWithContacts(world, { cell })
    const { _id: contactId } = await addContact('Nora Field')
    await addProperty(contactId)
    const [link] = await agent.call('GET /agent/contacts/:contactId/dashboard-links', { params: { contactId } })
    const page = await world.app.inject({ url: `/d/${link?.code}`, headers: { host: 'localhost:4000' } })
    expect([cell, page.statusCode]).toEqual([cell, 200])
  }
})

test('a home that only another database knows is stored with the parts of its address', async ({ world }) => {
  const { east, main } = await createPages(world)
  const home = { door_number: '9', street: 'Elm Street', city: 'Dover', state: 'NH', zip: '03820' }
  const address = '9 Elm Street, Dover, NH 03820'
  await world.owner.db
    .insertInto('properties')
    .values({ account_id: main.accountId, id: newId(), full_address: address, ...home })
    .execute()
  const { suggestions } = await world.anonymous.call('GET /public/addresses', { query: { q: '9 elm st dover' } })
  expect(suggestions).toMatchObject([{ fullAddress: address }])
  const page = await openJourney(world, east, east)
  await page.submit({ address: { text: address } })
  expect((await page.getStored()).properties).toMatchObject([home])
})

test('the audit log has the sign-ins of members, which are stored with people', async ({ world }) => {
  const { factory } = world
  const createMember = async () => factory.createMember(await factory.createAgency({}, { cell: 'east' }))
  const [agent, rival] = [await factory.signIn(await createMember()), await factory.signIn(await createMember())]
  await agent.call('POST /agent/contacts', { body: { firstName: 'Nora' } })
  const list = async (query: object) =>
    (await agent.call('GET /agent/audit-log', { query })).data.map(({ phrase, by }) => [phrase, by.userId])
  expect(await list({})).toEqual([
    ['added a contact', agent.userId],
    ['signed in with a password', agent.userId],
  ])
  expect(await list({ area: 'security', till: '2020-01-01' })).toEqual([])
  expect(await list({ userId: rival.userId })).toEqual([])
})

test('news of both arrive, each in its own account', async ({ world }) => {
  const { directory, others } = getCellsOf(world)
  const hub = createLiveHub(
    directory.owner,
    log,
    others.map(({ owner }) => owner),
  )
  onTestFinished(() => hub.close())
  const { east, main } = await createPages(world)
  for (const { accountId } of [east, main]) {
    const received: string[] = []
    const subscriber = { accountId, userId: newId(), sessionId: newId(), end: () => {} }
    const leave = hub.subscribe({ ...subscriber, send: ({ kind }) => void received.push(kind) })
    await eventually(async () => {
      await withAccount(world.product.db, mintAccountScope(accountId), (db) =>
        publishLiveEvent(db, mintAccountScope(accountId), { kind: 'team' }),
      )
      expect(received).toContain('team')
    })
    leave()
  }
})

test('jobs of accounts run in the worker of their database', async ({ world }) => {
  const cells = getCellsOf(world)
  const { east, main } = await createPages(world)
  const ran: string[] = []
  const { settings, secret, product } = world
  const workers = startCellWorkers(cells, ({ owner }) => ({
    owner,
    product,
    log,
    reportError: () => {},
    tasks: {
      ...createTasks(settings, { owner, secret }, { send: async () => {}, close: () => {} }),
      'count-duplicates': async ({ db, payload: { accountId } }) => {
        const rows = await withAccount(db, mintAccountScope(accountId), (db) =>
          db.selectFrom('agencies').select('account_id').execute(),
        )
        ran.push(...rows.map(({ account_id }) => account_id))
      },
    },
  }))
  onTestFinished(() => workers.stop())
  for (const { accountId } of [east, main])
    await withAccount(product.db, mintAccountScope(accountId), (db) => enqueue(db, 'count-duplicates', { accountId }))
  await eventually(() => expect(ran).toEqual([east.accountId]))
  // Nor does one that is added outside a transaction go astray.
  await enqueue(product.db, 'count-duplicates', { accountId: east.accountId })
  await eventually(() => expect(ran).toEqual([east.accountId, east.accountId]))
})
