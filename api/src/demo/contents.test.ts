import { isBrandingComplete } from '@gable/shared/branding/completeness.ts'
import { listMergeErrors } from '@gable/shared/content/merge-fields.ts'
import { demoAccounts } from '@gable/shared/demo/people.ts'
import { EmailRules } from '@gable/shared/emails/email-rules.ts'
import { PostcardRules } from '@gable/shared/postcards/postcard-rules.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { countRestOfContacts } from '../broadcasts/batch-queries.ts'
import type { Db } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { test } from '../testing/demo-test.ts'

// The first test waits for the seed, which is slow on a machine that runs other tests.
vi.setConfig({ testTimeout: 60_000 })

const listRows = async (db: Db, query: ReturnType<typeof sql>) => (await query.execute(db)).rows
const agencies = [demoAccounts.harborAndHill, demoAccounts.larkspur]

test('both agencies have lived with emails for two years', async ({ db }) => {
  const counted = await listRows(
    db,
    sql`select account_id, template_type, status, count(*)::int from contents
      where account_id = any(${agencies}::uuid[]) and medium = 'EMAIL' group by 1, 2, 3 order by 1, 2, 3`,
  )
  const expected = (account_id: string, smart: number) =>
    [
      { template_type: 'REGULAR', status: 'ARCHIVED', count: 1 },
      { template_type: 'REGULAR', status: 'DRAFT', count: 2 },
      { template_type: 'REGULAR', status: 'PUBLISHED', count: 6 },
      { template_type: 'SMART', status: 'PUBLISHED', count: smart },
    ].map((row) => ({ account_id, ...row }))
  expect(counted).toEqual(
    expect.arrayContaining([...expected(demoAccounts.harborAndHill, 2), ...expected(demoAccounts.larkspur, 3)]),
  )
  const pieces = await listRows(
    db,
    sql`select count(*)::int from email_pieces where kind = 'MARKETING' group by account_id`,
  )
  for (const { count } of pieces as { count: number }[]) {
    expect(count).toBeGreaterThan(100)
    expect(count).toBeLessThanOrEqual(600)
  }
  expect(
    await listRows(
      db,
      sql`select id from contents where medium = 'EMAIL' and published_version is not null and not exists (
    select from email_pieces p where p.account_id = contents.account_id and p.content_id = contents.id)`,
    ),
  ).toEqual([])
})

test('everything that was published may be published', async ({ db }) => {
  const versions = await db
    .selectFrom('content_versions as v')
    .innerJoin('contents as c', (join) =>
      join.onRef('c.account_id', '=', 'v.account_id').onRef('c.id', '=', 'v.content_id'),
    )
    .select(['v.settings', 'c.medium'])
    .execute()
  expect(versions.length).toBeGreaterThan(40)
  for (const { settings, medium } of versions) {
    if (medium === 'POSTCARD') {
      expect(PostcardRules.safeParse(settings).error).toBeUndefined()
      continue
    }
    expect(EmailRules.safeParse(settings).error, JSON.stringify(settings)).toBeUndefined()
    expect(listMergeErrors(String(settings.subject))).toEqual([])
    // The placeholders of templates are replaced. Links look like [text](address).
    expect(JSON.stringify(settings)).not.toMatch(/\[[A-Z0-9][^"\]]*\](?!\()/)
  }
  const brands = await db
    .selectFrom('brandings')
    .select('style')
    .where('is_default', '=', true)
    .where('account_id', 'in', agencies)
    .execute()
  for (const { style } of brands) expect(isBrandingComplete(style as never)).toBe(true)
})

test('the counters of emails and postcards are the sums of their pieces', async ({ db }) => {
  const happened = sql`
    select p.account_id, p.content_id as id, fate.type, fate.at from email_pieces p, lateral (values
      ('sent', p.sent_at, p.sent_at), ('delivered', p.delivered_at, p.sent_at), ('open', p.opened_at, p.sent_at),
      ('machine-open', p.machine_opened_at, p.sent_at), ('click', p.clicked_at, p.sent_at),
      ('bounce', p.bounced_at, p.bounced_at), ('unsubscribe', p.unsubscribed_at, p.unsubscribed_at))
      as fate(type, happened_at, at) where fate.happened_at is not null and p.kind = 'MARKETING'
    union all
    select p.account_id, p.content_id, fate.type, fate.at from postcard_pieces p, lateral (values
      ('sent', p.submitted_at), ('delivered', p.delivered_at), ('bounce', p.returned_at),
      (case p.scan_kind when 'PRIMARY' then 'scan' else 'second-scan' end,
          case when p.scanned_at is not null then coalesce(p.delivered_at, p.scanned_at) end)) as fate(type, at)
      where fate.at is not null
    union all
    select s.account_id, p.content_id, 'submission', s.at from submissions s
      join email_pieces p on p.account_id = s.account_id and p.id = s.piece_id`
  const [recount] = (await listRows(db, sql`select count(*)::int from (${happened}) h`)) as { count: number }[]
  expect(recount?.count).toBeGreaterThan(1000)
  for (const [table, bucket, of] of [
    ['counter_total', sql`''`, sql`''`],
    ['counter_daily', sql`day::text`, sql`(at at time zone time_zone)::date::text`],
    ['counter_hourly', sql`hour::text`, sql`date_trunc('hour', at, 'UTC')::text`],
  ] as const) {
    const counted = sql`select account_id, subject_id as id, type, ${bucket} as bucket, sum(count)::int as count
      from ${sql.table(table)} where subject = 'content' group by 1, 2, 3, 4`
    const recounted = sql`select h.account_id, id, type, ${of} as bucket, count(*)::int as count
      from (${happened}) h join agencies using (account_id) group by 1, 2, 3, 4`
    const different = sql`(${counted} except ${recounted}) union all (${recounted} except ${counted})`
    expect(await listRows(db, different), table).toEqual([])
  }
  const types = await db
    .selectFrom('counter_total')
    .select('type')
    .distinct()
    .where('subject', '=', 'content')
    .execute()
  expect(types.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['click', 'delivered', 'machine-open', 'open', 'sent', 'submission']),
  )
})

test('the activity of contacts tells what became of their emails', async ({ db }) => {
  const facts = sql`select p.account_id, p.contact_id, p.id::text as id, p.subject, fate.kind, fate.at
    from email_pieces p, lateral (values ('SENT', p.sent_at), ('OPENED', p.opened_at), ('CLICKED', p.clicked_at),
      ('UNSUBSCRIBED', p.unsubscribed_at)) as fate(kind, at) where fate.at is not null`
  const told = sql`select account_id, contact_id, detail->>'emailId', detail->>'subject', kind, at
    from timeline_entries where event_group = 'EMAIL' and (detail->>'emailId')::uuid in (select id from email_pieces)`
  expect(await listRows(db, sql`(${facts} except ${told}) union all (${told} except ${facts})`)).toEqual([])
  expect(await listRows(db, sql`select id from email_pieces where subject like '%{{%' or subject = ''`)).toEqual([])
})

test('the contacts that an agent sees first have emails', async ({ db }) => {
  for (const accountId of agencies) {
    const rows = await listRows(
      db,
      sql`select (select count(*)::int from email_pieces p where p.account_id = c.account_id and p.contact_id = c.id)
        as emails from contacts c where account_id = ${accountId} and archived_at is null
        order by coalesce(last_activity_at, created_at) desc limit 10`,
    )
    expect(rows.filter((row) => (row as { emails: number }).emails > 0).length).toBeGreaterThan(5)
  }
})

test('what is left of every broadcast can be counted', async ({ db }) => {
  for (const accountId of agencies) {
    const broadcasts = await db.selectFrom('broadcasts').selectAll().where('account_id', '=', accountId).execute()
    expect(broadcasts.length).toBeGreaterThan(0)
    for (const { selection, cursor } of broadcasts)
      await countRestOfContacts(db, mintAccountScope(accountId), { selection, cursor })
  }
})
