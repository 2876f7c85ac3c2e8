import { demoAccounts } from '@gable/shared/demo/people.ts'
import type { Report } from '@gable/shared/reports/report.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import { type ReportQuery, reportQueries } from '@gable/shared/reports/report-queries.ts'
import { addDays, toDay } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { getReport } from '../reports/get-report.ts'
import { test } from '../testing/demo-test.ts'

// The first test waits for the seed, which is slow on a machine that runs other tests.
vi.setConfig({ testTimeout: 60_000 })

const tomorrow = addDays(toDay(Date.now(), 'UTC'), 1)
/** All of the demo's life, so that the figures are those of the lists. */
const always = { from: addDays(tomorrow, -1800), till: tomorrow, pageSize: 100 }

const load = <N extends ReportName>(db: Db, accountId: string, name: N, filters: object = {}) =>
  getReport(
    db,
    mintAccountScope(accountId),
    name,
    reportQueries[name].parse({ ...always, ...filters }) as ReportQuery<N>,
  )

const getValue = ({ tiles }: Report, key: string) => tiles.find((tile) => tile.key === key)?.value
const getCount = ({ tiles }: Report, key: string) => tiles.find((tile) => tile.key === key)?.fraction?.[0]
const sumColumn = ({ table }: Report, index: number) =>
  table.rows.reduce((sum, { cells }) => sum + Number([cells[index] ?? 0].flat()[0]), 0)

interface Totals {
  id: string
  counts: Record<string, number>
}

/** What the lists show: the all-time counts of each. */
async function listTotals(db: Db, accountId: string, subject: string, where = sql`true`): Promise<Totals[]> {
  const { rows } = await sql<Totals>`
    select subject_id as id, jsonb_object_agg(type, count) as counts from (
      select subject_id, type, sum(count)::float8 as count from counter_total
      where account_id = ${accountId} and subject = ${subject} and ${where} group by 1, 2) counted
    group by 1`.execute(db)
  return rows
}

const sumType = (totals: readonly Totals[], ...types: string[]) =>
  totals.reduce((sum, { counts }) => sum + types.reduce((total, type) => total + (counts[type] ?? 0), 0), 0)

const agencies = [demoAccounts.harborAndHill, demoAccounts.larkspur]

test.for(agencies)('the figures of widgets and landing pages are those of their lists', async (accountId, { db }) => {
  for (const [name, subject] of [
    ['widgets', 'widget'],
    ['account-landing-pages', 'landing-page'],
  ] as const) {
    const ofAccount = sql`subject_id in (select id from assets where account_id = ${accountId} and agent_id is null)`
    const totals = await listTotals(db, accountId, subject, ofAccount)
    const report = await load(db, accountId, name)
    expect(report.hasData).toBe(true)
    expect(getValue(report, 'views')).toBe(sumType(totals, 'view'))
    expect(getCount(report, 'entrances')).toBe(sumType(totals, 'entrance'))
    expect(getValue(report, 'leads')).toBe(sumType(totals, 'submission'))
    expect([1, 2, 3].map((index) => sumColumn(report, index))).toEqual([
      sumType(totals, 'view'),
      sumType(totals, 'entrance'),
      sumType(totals, 'submission'),
    ])
    for (const { id, counts } of totals)
      expect(report.table.rows.find((row) => row.id === id)?.cells[1]).toBe(counts.view ?? 0)
  }
})

test.for(agencies)('the figures of emails and postcards are those of their lists', async (accountId, { db }) => {
  const ofMedium = (medium: string) =>
    listTotals(
      db,
      accountId,
      'content',
      sql`subject_id in (select id from contents where account_id = ${accountId} and medium = ${medium})`,
    )
  const emails = await load(db, accountId, 'emails')
  const emailTotals = await ofMedium('EMAIL')
  const emailTypes = ['sent', 'delivered', 'open', 'click', 'submission']
  expect(emailTypes.map((_, index) => sumColumn(emails, index + 1))).toEqual(
    emailTypes.map((type) => sumType(emailTotals, type)),
  )
  expect(getValue(emails, 'sent')).toBe(sumType(emailTotals, 'sent'))

  const postcards = await load(db, accountId, 'postcards')
  const postcardTotals = await ofMedium('POSTCARD')
  expect([1, 2, 3, 4].map((index) => sumColumn(postcards, index))).toEqual([
    sumType(postcardTotals, 'sent'),
    sumType(postcardTotals, 'delivered'),
    sumType(postcardTotals, 'scan', 'second-scan'),
    sumType(postcardTotals, 'submission'),
  ])
  const { rows } = await sql<{ spent: number }>`
    select spent from credit_balances where account_id = ${accountId}`.execute(db)
  expect(getValue(postcards, 'credits')).toBe(rows[0]?.spent ?? 0)
  expect(sumColumn(postcards, 5)).toBe(rows[0]?.spent ?? 0)
})

test.for(agencies)('the figures of the dashboard are those of its page', async (accountId, { db }) => {
  const totals = await listTotals(db, accountId, 'contact-dashboard')
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from owner_corrections where account_id = ${accountId}`.execute(db)
  for (const breakdown of ['module', 'button']) {
    const report = await load(db, accountId, 'contact-dashboard', { breakdown })
    expect(getValue(report, 'views')).toBe(sumType(totals, 'view'))
    expect(getCount(report, 'clicks')).toBe(sumType(totals, 'click'))
    expect(getValue(report, 'leads')).toBe(sumType(totals, 'submission'))
    expect(sumColumn(report, breakdown === 'module' ? 1 : 2)).toBe(sumType(totals, 'click'))
    expect(getValue(report, 'corrections')).toBe(rows[0]?.count)
  }
  expect(sumColumn(await load(db, accountId, 'contact-dashboard', { breakdown: 'correction' }), 1)).toBe(rows[0]?.count)
  const byOwner = await load(db, accountId, 'contact-dashboard', { breakdown: 'owner', pageSize: 100 })
  expect(byOwner.table.total).toBe(rows[0]?.count)
  expect(byOwner.table.rows).toHaveLength(Math.min(100, byOwner.table.total))
  for (const { link } of byOwner.table.rows) expect(link?.kind).toBe('property')
})

test.for(agencies)(
  'warmth adds up by owner, by source and with each of them as a filter',
  async (accountId, { db }) => {
    const warmth = (filters: object) => load(db, accountId, 'engagement', filters)
    const all = await warmth({})
    const count = (report: Report) => ['engaged', 'warm', 'rose', 'cooled'].map((key) => getValue(report, key) ?? 0)
    const add = (a: number[], b: number[]) => a.map((value, index) => value + (b[index] ?? 0))
    expect(count(await warmth({ breakdown: 'source' }))).toEqual(count(all))
    const groups = async (column: 'owner_id' | 'source') =>
      db
        .selectFrom('contacts')
        .select(`${column} as value`)
        .where('account_id', '=', accountId)
        .where('archived_at', 'is', null)
        .distinct()
        .execute()
    for (const [column, filter] of [
      ['owner_id', 'owner'],
      ['source', 'source'],
    ] as const) {
      let sum = [0, 0, 0, 0]
      let listed = 0
      for (const { value } of await groups(column)) {
        const report = await warmth({ [filter]: value ?? 'NONE' })
        sum = add(sum, count(report))
        listed += report.table.total
      }
      expect(sum).toEqual(count(all))
      expect(listed).toBe(all.table.total)
    }
  },
)

test.for(agencies)(
  'the sources of landing pages are those of the submissions in the inbox',
  async (accountId, { db }) => {
    const { rows } = await sql<{ count: number }>`
    select count(*)::int from submissions s join assets a on a.account_id = s.account_id and a.id = s.subject_id
    where s.account_id = ${accountId} and a.kind = 'landing-page' and a.agent_id is null and s.state <> 'SPAM'`.execute(
      db,
    )
    for (const breakdown of ['source', 'campaign'])
      expect(sumColumn(await load(db, accountId, 'account-landing-pages', { breakdown }), 4)).toBe(rows[0]?.count)
  },
)
