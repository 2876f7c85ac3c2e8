import { accountMoving } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect, vi } from 'vitest'
import { enqueue } from '../platform/jobs/jobs.ts'
import { readAccountRows } from '../testing/account-rows.ts'
import { eventually } from '../testing/eventually.ts'
import { createAgencyToMove, createMoveOptions, getNamedCells, moveTo } from '../testing/moved-account.ts'
import { stopDatabase } from '../testing/stop-database.ts'
import { createIp, createSubmission, openJourney } from '../testing/submissions.ts'
import { TestClient } from '../testing/test-client.ts'
import { testWithCells, type World } from '../testing/world.ts'
import { listFencedTables } from './fence-queries.ts'
import { dropOld, moveAccount, undoMove } from './move-account.ts'
import { withMoveLock } from './move-lock-queries.ts'
import { openMover } from './mover-queries.ts'
import { listAccountTables } from './table-queries.ts'

const test = testWithCells('east', 'west')
// Moving takes seconds, and most of these tests do it several times.
vi.setConfig({ testTimeout: 300_000 })

const findPlace = async (world: World, accountId: string) =>
  getNamedCells(world)
    .main.owner.db.selectFrom('account_cells')
    .select(['cell', 'state'])
    .where('agency', '=', accountId)
    .executeTakeFirst()

/** What is left of a move in the database that the account was not moved to, or from. */
async function findTraces(world: World, name: 'main' | 'east', accountId: string) {
  const cell = getNamedCells(world)[name]
  const client = await openMover(cell)
  const fenced = await listFencedTables(client, accountId)
  await client.end()
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname = ${`moved_${accountId.replaceAll('-', '')}`}`.execute(
    cell.owner.db,
  )
  return { rows: await readAccountRows(cell.owner.db, accountId), fenced, aside: rows.length }
}

const nothing = { rows: {}, fenced: [], aside: 0 }

describe('a move that is killed', () => {
  test('after each of its phases continues where it was, and loses nothing', async ({ world }) => {
    const { main, east } = getNamedCells(world)
    const { accountId, agent } = await createAgencyToMove(world)
    await enqueue(main.owner.db, 'count-duplicates', { accountId }, { at: new Date('2999-01-01'), key: 'moved' })
    const before = await readAccountRows(main.owner.db, accountId)
    for (const phase of ['Moving', 'Frozen', 'Copied', 'Compared', 'Switched', 'Done'])
      await expect(moveTo(world, accountId, 'east', phase)).rejects.toThrow('killed')
    expect(await readAccountRows(east.owner.db, accountId)).toEqual(before)
    expect(await findTraces(world, 'main', accountId)).toMatchObject({ rows: {}, aside: 1 })
    expect(await listJobs(east.owner.db, accountId)).toEqual(['count-duplicates'])
    expect(await listJobs(main.owner.db, accountId)).toEqual([])
    await agent.call('POST /agent/contacts', { body: { firstName: 'Ada', lastName: 'East' } as never })
  })

  for (const phase of ['Moving', 'Copied', 'Compared'])
    test(`after it said "${phase}" can be undone without a trace`, async ({ world }) => {
      const { main, east } = getNamedCells(world)
      const { accountId, agent } = await createAgencyToMove(world)
      await enqueue(main.owner.db, 'count-duplicates', { accountId }, { at: new Date('2999-01-01'), key: 'moved' })
      const before = await readAccountRows(main.owner.db, accountId)
      await expect(moveTo(world, accountId, 'east', phase)).rejects.toThrow('killed')
      await undoMove(createMoveOptions(world), accountId)
      expect(await readAccountRows(main.owner.db, accountId)).toEqual(before)
      expect(await findTraces(world, 'east', accountId)).toEqual(nothing)
      expect((await findTraces(world, 'main', accountId)).fenced).toEqual([])
      expect(await findPlace(world, accountId)).toBeUndefined()
      expect(await listJobs(main.owner.db, accountId)).toEqual(['count-duplicates'])
      const cards = await east.owner.db.selectFrom('users').select('id').where('id', '=', agent.userId).execute()
      expect(cards).toEqual([])
      await agent.call('POST /agent/contacts', { body: { firstName: 'Ada', lastName: 'Main' } as never })
    })
})

async function listJobs(owner: World['owner']['db'], accountId: string): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    select t.identifier as task from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where j.key = ${`moved/${accountId}`}`.execute(owner)
  return rows.map(({ task }) => task)
}

describe('while an account is being moved', () => {
  test('agents read it and are asked to try again, and no role can write to any of its tables', async ({ world }) => {
    const { main } = getNamedCells(world)
    const [{ accountId, agent, contactId }, other] = [await createAgencyToMove(world), await createAgencyToMove(world)]
    await expect(moveTo(world, accountId, 'east', 'Frozen')).rejects.toThrow('killed')
    expect((await agent.call('GET /agent/contacts/search', { query: {} as never })).data).toHaveLength(1)
    const body = { firstName: 'Ada', lastName: 'Moss' }
    const response = await agent.send('POST', '/api/agent/contacts', body)
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '2',
      { code: 'unavailable', message: accountMoving },
    ])
    await other.agent.call('POST /agent/contacts', { body: body as never })
    const tables = (await listAccountTables(main.owner.db)).map(({ name }) => name)
    expect((await findTraces(world, 'main', accountId)).fenced).toEqual(tables)
    const contacts = () => main.owner.db.updateTable('contacts').set({ last_name: 'Late' }).where('id', '=', contactId)
    await expect(contacts().execute()).rejects.toMatchObject({ code: 'GM001', detail: accountId })
    await moveTo(world, accountId, 'east')
    // A process that has not heard of it writes to the old place.
    const late = { account_id: accountId, id: newId(), first_name: 'Late', last_name: '', source: 'MANUAL' }
    await expect(main.owner.db.insertInto('contacts').values(late).execute()).rejects.toMatchObject({ code: 'GM001' })
  })

  test('events, a form and the agents of other accounts wait for nothing or are stored when it is done', async ({
    world,
  }) => {
    const { main, east } = getNamedCells(world)
    const { accountId, agency } = await createAgencyToMove(world)
    const asset = await world.factory.createAsset(agency)
    const page = await openJourney(world, agency, asset)
    const other = await createAgencyToMove(world)
    const otherAsset = await world.factory.createAsset(other.agency)
    await expect(moveTo(world, accountId, 'east', 'Frozen')).rejects.toThrow('killed')
    const view = (of: { subject: string; subjectId: string }) => ({
      id: newId(),
      type: 'view',
      subject: of.subject,
      subjectId: of.subjectId,
      visitId: newId(),
      at: new Date().toISOString(),
    })
    const send = (events: unknown) => {
      const visitor = new TestClient(world.app)
      visitor.ip = createIp()
      return visitor.send('POST', '/api/public/events', JSON.stringify(events), browser)
    }
    const [events, mixed, submission] = [[view(asset)], [view(asset), view(otherAsset)], createSubmission(page.journey)]
    const [held, both, form] = [
      sendUntilAccepted(() => send(events)),
      sendUntilAccepted(() => send(mixed)),
      sendUntilAccepted(() => page.post(submission)),
    ]
    expect((await send([view(otherAsset)])).statusCode).toBe(202)
    await moveTo(world, accountId, 'east')
    expect((await Promise.all([held, both, form])).map(({ statusCode }) => statusCode)).toEqual([202, 202, 200])
    const count = async (owner: World['owner']['db'], id: string) =>
      (await owner.selectFrom('events').select('id').where('account_id', '=', id).where('type', '=', 'view').execute())
        .length
    expect([await count(east.owner.db, accountId), await count(main.owner.db, accountId)]).toEqual([2, 0])
    expect(await count(main.owner.db, other.accountId)).toBe(2)
    const submissions = await east.owner.db.selectFrom('submissions').select('id').where('account_id', '=', accountId)
    expect(await submissions.execute()).toHaveLength(1)
  })
})

/** As browsers do. */
async function sendUntilAccepted<Response extends { statusCode: number }>(send: () => Promise<Response>) {
  let response = await send()
  while (response.statusCode === 503) response = await send()
  return response
}

const browser = {
  'content-type': 'text/plain;charset=UTF-8',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
}

describe('what is moved', () => {
  test('includes a table that is added one day, and no later number is one that was moved', async ({ world }) => {
    const { main, east } = getNamedCells(world)
    const { accountId } = await createAgencyToMove(world)
    for (const { owner } of [main, east])
      await sql`create table future_things (account_id uuid, id bigint generated always as identity, note text)`.execute(
        owner.db,
      )
    await sql`insert into future_things (account_id, note) select ${accountId}, 'n' || n from generate_series(1, 9) n`.execute(
      main.owner.db,
    )
    await moveTo(world, accountId, 'east')
    const { rows } = await sql<{ id: string }>`
      insert into future_things (account_id, note) values (${newId()}, 'new') returning id`.execute(east.owner.db)
    expect(Number(rows[0]?.id)).toBeGreaterThan(9)
    expect(await readAccountRows(east.owner.db, accountId)).toMatchObject({ future_things: /^9 / })
    for (const { owner } of [main, east]) await sql`drop table future_things`.execute(owner.db)
  })

  test('are numbers of tables, besides those of invoices, which are never the same in two databases', async ({
    world,
  }) => {
    const { main } = getNamedCells(world)
    const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relkind in ('r', 'p')
        and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) ~ 'nextval')`.execute(main.owner.db)
    const counted = (await listAccountTables(main.owner.db)).flatMap(({ name, counters }) =>
      counters.map((column) => `${name}.${column}`),
    )
    expect(rows.map(({ name }) => name).sort()).toEqual([...counted, 'cells.position', 'orders.number'].sort())
  })

  test('works in the third database and back in the first one', async ({ world }) => {
    const { main } = getNamedCells(world)
    const { accountId, agent } = await createAgencyToMove(world, 'east')
    const { key } = await agent
      .call('POST /agent/landing-page/purl/create', {
        body: { purlId: `p${newId().slice(-12)}` },
      })
      .then(({ purl }) => ({ key: purl.id }))
    await moveTo(world, accountId, 'west')
    await expect(moveTo(world, accountId, 'main')).rejects.toMatchObject({
      message: 'The copy from before the last move is still in east. Drop it with --drop-old.',
    })
    await dropOld(createMoveOptions(world), accountId)
    expect(await findTraces(world, 'east', accountId)).toEqual(nothing)
    await moveTo(world, accountId, 'main')
    await dropOld(createMoveOptions(world), accountId)
    expect(await findPlace(world, accountId)).toBeUndefined()
    const purls = await main.owner.db.selectFrom('purls').select('agency').where('id', '=', key).execute()
    expect(purls).toEqual([{ agency: accountId }])
    await eventually(async () => expect(await agent.call('GET /agent/me')).toMatchObject({ email: agent.email }))
  })
})

describe('an operator', () => {
  test('is told what cannot be moved, and where', async ({ world }) => {
    const { main, east } = getNamedCells(world)
    const { accountId } = await createAgencyToMove(world)
    const refuse = async (id: string, to: string) =>
      moveTo(world, id, to).then(
        () => 'moved',
        ({ message }) => message,
      )
    const unknown = newId()
    expect(await refuse(unknown, 'east')).toBe(`There is no account ${unknown}.`)
    expect(await refuse(accountId, 'north')).toBe('CELLS does not name a database north.')
    expect(await refuse(accountId, 'main')).toBe('This account is in main already.')
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', 'now')`.execute(east.owner.db)
    expect(await refuse(accountId, 'east')).toBe('The databases main and east have different versions of the schema.')
    await sql`delete from kysely_migration where name = '999-future'`.execute(east.owner.db)
    const start = await stopDatabase(east.url)
    expect(await refuse(accountId, 'east')).toBe('The database east does not answer.')
    await start()
    await withMoveLock(main, accountId, async () => {
      expect(await refuse(accountId, 'east')).toBe('Another operator is moving this account right now.')
    })
    await expect(undoMove(createMoveOptions(world), accountId)).rejects.toThrow('There is no move of the account')
    expect(await findPlace(world, accountId)).toBeUndefined()
  })

  test('needs a role that may copy without firing triggers', async ({ world }) => {
    const { main } = getNamedCells(world)
    const role = `weak_${newId().slice(-8)}`
    await sql.raw(`create role ${role} login password 'weak'`).execute(main.owner.db)
    const url = new URL(main.url)
    url.username = role
    url.password = 'weak'
    await expect(openMover({ name: 'main', url: url.href })).rejects.toThrow(
      `GRANT SET ON PARAMETER session_replication_role TO ${role}.`,
    )
    await sql.raw(`drop role ${role}`).execute(main.owner.db)
  })

  test('cannot start another move of it, or finish one that is being undone, by mistake', async ({ world }) => {
    const { accountId } = await createAgencyToMove(world)
    await expect(moveTo(world, accountId, 'east', 'Copied')).rejects.toThrow('killed')
    await expect(moveTo(world, accountId, 'west')).rejects.toThrow('is being moved to east')
    await expect(dropOld(createMoveOptions(world), accountId)).rejects.toThrow('still being moved')
    await expect(undoMove(createMoveOptions(world, 'Undone'), accountId)).rejects.toThrow('killed')
    await moveAccount(createMoveOptions(world), accountId, 'west')
    expect(await findPlace(world, accountId)).toEqual({ cell: 'west', state: 'OPEN' })
  })
})
