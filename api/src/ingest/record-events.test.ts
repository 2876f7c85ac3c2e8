import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { findCounterMismatches } from '../demo/counter-mismatches.ts'
import { mainCell } from '../platform/cells/cells.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { test, type World } from '../testing/world.ts'

type Row = Awaited<ReturnType<typeof createVisit>>

/** All of them in the database of `world.product`, which these tests talk to without a door. */
const createVisit = async ({ factory }: World) => {
  const agency = await factory.createAgency({ time_zone: 'Asia/Kolkata' }, { cell: mainCell })
  const { subject, subjectId } = await factory.createAsset(agency)
  const id = newId()
  return {
    account_id: agency.accountId,
    id,
    at: new Date().toISOString(),
    type: 'view',
    subject: subject as string,
    subject_id: subjectId,
    visit_id: newId(),
    detail: null as object | null,
  }
}

const record = async (db: Db, rows: Row[]) => {
  const { rows: recorded } = await sql<{ id: string }>`
    select record_events(array_agg(account_id), array_agg(id), array_agg(at), array_agg(type), array_agg(subject),
      array_agg(subject_id), array_agg(visit_id), array_agg(nullif(detail, 'null'))) as id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(account_id uuid, id uuid, at timestamptz, type text,
      subject text, subject_id uuid, visit_id uuid, detail jsonb)`.execute(db)
  return recorded.map(({ id }) => id)
}

const recordOne = async (db: Db, row: Row, traffic: object | null = null) => {
  const { rows } = await sql<{ isNew: boolean }>`
    select record_event(${row.account_id}, ${row.id}, ${row.at}, ${row.type}, ${row.subject}, ${row.subject_id},
      ${row.visit_id}, ${row.detail && JSON.stringify(row.detail)}::jsonb, ${traffic && JSON.stringify(traffic)}::jsonb)
      as "isNew"`.execute(db)
  return rows[0]?.isNew
}

const recordIn = ({ product }: World, row: Row, traffic?: object) =>
  withAccount(product.db, mintAccountScope(row.account_id), (db) => recordOne(db, row, traffic))

describe('recording events', () => {
  test('stores each event once and counts by hour, by the agency’s day, and in total', async ({ world }) => {
    const view = await createVisit(world)
    // 18:30 UTC is midnight in Kolkata.
    const yesterday = new Date(Date.now() - dayLength).toISOString().slice(0, 10)
    const late = { ...view, id: newId(), at: `${yesterday}T18:29:59.999Z` }
    const nextDay = { ...view, id: newId(), at: `${yesterday}T18:30:00Z` }
    const click = { ...view, id: newId(), type: 'click', detail: { moduleId: 'hero', text: 'Sell' } }
    const batch = [view, late, nextDay, click]
    expect((await record(world.product.db, [...batch, view])).sort()).toEqual(batch.map(({ id }) => id).sort())
    expect(await record(world.product.db, batch)).toEqual([])
    expect(await findCounterMismatches(world.owner.db, view.account_id)).toEqual([])
    const days = await world.owner.db
      .selectFrom('counter_daily')
      .select(['day', 'count'])
      .where('account_id', '=', view.account_id)
      .where('day', '=', yesterday)
      .where('type', '=', 'view')
      .execute()
    expect(days).toEqual([{ day: yesterday, count: '1' }])
    const clicks = await world.owner.db
      .selectFrom('counter_total')
      .select(['module', 'text', 'count'])
      .where('account_id', '=', view.account_id)
      .where('type', '=', 'click')
      .execute()
    expect(clicks).toEqual([{ module: 'hero', text: 'Sell', count: '1' }])
  })

  test('accepts several accounts at once, but only one inside an opened account', async ({ world }) => {
    const [ours, theirs] = [await createVisit(world), await createVisit(world)]
    const scope = mintAccountScope(ours.account_id)
    const both = withAccount(world.product.db, scope, (db) => record(db, [ours, theirs]))
    await expect(both).rejects.toThrow('another account')
    expect(await withAccount(world.product.db, scope, (db) => record(db, [ours]))).toEqual([ours.id])
    expect((await record(world.product.db, [ours, theirs])).length).toBe(1)
  })

  test('is the only way in: the product role cannot write events or counters directly', async ({ world }) => {
    const { account_id, ...rest } = await createVisit(world)
    const write = withAccount(world.product.db, mintAccountScope(account_id), (db) =>
      db
        .insertInto('events')
        .values({ ...rest, account_id, at: new Date(), detail: null })
        .execute(),
    )
    await expect(write).rejects.toThrow('permission denied')
    for (const table of ['counter_hourly', 'counter_daily', 'counter_total', 'excluded_events'] as const) {
      const change = withAccount(world.product.db, mintAccountScope(account_id), (db) =>
        db.deleteFrom(table).where('account_id', '=', account_id).execute(),
      )
      await expect(change).rejects.toThrow('permission denied')
    }
  })

  test('counts exactly when the same events arrive concurrently in any order', async ({ world }) => {
    const one = await createVisit(world)
    const batch = Array.from({ length: 60 }, (_, n) => ({
      ...one,
      id: newId(),
      type: ['view', 'entrance'][n % 2] ?? '',
      subject_id: n % 3 ? one.subject_id : newId(),
    }))
    const batches = Array.from({ length: 6 }, (_, n) => (n % 2 ? batch.toReversed() : batch))
    const recorded = await Promise.all(batches.map((rows) => record(world.product.db, rows)))
    expect(recorded.flat().sort()).toEqual(batch.map(({ id }) => id).sort())
    expect(await findCounterMismatches(world.owner.db, one.account_id)).toEqual([])
  })

  test('counts a single event once, like a batch of one', async ({ world }) => {
    const click = { ...(await createVisit(world)), type: 'click', detail: { moduleId: 'hero', text: 'Sell' } }
    expect(await recordIn(world, click)).toBe(true)
    expect(await recordIn(world, click)).toBe(false)
    expect(await record(world.product.db, [click])).toEqual([])
    const submission = { ...click, id: newId(), type: 'submission', detail: null }
    await recordIn(world, submission, { key: '42', campaign: 'spring', device: 'PHONE' })
    await recordIn(world, { ...submission, id: newId() }, { key: '42', campaign: 'spring', device: 'PHONE' })
    expect(await findCounterMismatches(world.owner.db, click.account_id)).toEqual([])
    const traffic = await world.owner.db
      .selectFrom('traffic_daily')
      .select(['campaign', 'device', 'views', 'entrances', 'submissions'])
      .where('account_id', '=', click.account_id)
      .execute()
    expect(traffic).toEqual([{ campaign: 'spring', device: 'PHONE', views: '0', entrances: '0', submissions: '2' }])
  })

  test('a single event is refused inside the account of another agency', async ({ world }) => {
    const [ours, theirs] = [await createVisit(world), await createVisit(world)]
    const attempt = withAccount(world.product.db, mintAccountScope(ours.account_id), (db) => recordOne(db, theirs))
    await expect(attempt).rejects.toThrow('another account')
  })

  test('single events and batches for the same counters do not block each other for good', async ({ world }) => {
    const one = await createVisit(world)
    const rows = Array.from({ length: 40 }, () => ({ ...one, id: newId() }))
    await Promise.all(
      rows.map((row, n) => (n % 4 ? recordIn(world, row) : record(world.product.db, [row, { ...row, id: newId() }]))),
    )
    expect(await findCounterMismatches(world.owner.db, one.account_id)).toEqual([])
  })
})
