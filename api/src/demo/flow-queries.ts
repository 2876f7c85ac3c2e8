import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** What was sent to many contacts on one day. */
interface DemoSending {
  broadcastId: string
  contentId: string
  sentAt: Date
}

/** The newest sending of an email that agents write themselves. */
export async function findNewestSending(db: Db, accountId: string): Promise<DemoSending | undefined> {
  const { rows } = await sql<DemoSending>`
    select b.id as "broadcastId", b.content_id as "contentId", b.starts_at as "sentAt"
    from broadcasts b join contents c on c.account_id = ${accountId} and c.id = b.content_id
    where b.account_id = ${accountId} and c.medium = 'EMAIL' and c.template_type = 'REGULAR' and c.status = 'PUBLISHED'
    order by b.starts_at desc limit 1`.execute(db)
  return rows[0]
}

/** Published emails by the template that they were made from. */
export async function findContentIds(db: Db, accountId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; templateId: string }>`
    select id, template_id as "templateId" from contents
    where account_id = ${accountId} and medium = 'EMAIL' and status = 'PUBLISHED'`.execute(db)
  return new Map(rows.map(({ id, templateId }) => [templateId, id]))
}

interface SeedRuns {
  accountId: string
  now: Date
  flowId: string
  title: string
  sending: DemoSending
}

/**
 * Those who got the sending entered two weeks before. Some read it within a week, some did not, some unsubscribed. A few
 * more entered lately and wait for it. The steps are those of `createTouch`: 1 waits, 2 sends, 6 awaits the opening,
 * 3 adds a tag, 4 and 5 wait for months. Needs `createRngFunctions`.
 */
export async function seedRuns(db: Db, { accountId, now, flowId, title, sending }: SeedRuns) {
  await sql`
    create temporary table demo_runs on commit drop as
    with recipients as (
      select p.id as piece_id, p.contact_id, p.sent_at - interval '14 days' as entered_at, p.sent_at,
        case when p.opened_at < p.sent_at + interval '7 days' then p.opened_at end as opened_at,
        p.unsubscribed_at, least(p.unsubscribed_at, c.archived_at) as left_at,
        p.sent_at + interval '7 days' as gives_up_at
      from email_pieces p join contacts c on c.account_id = ${accountId} and c.id = p.contact_id
      where p.account_id = ${accountId} and p.broadcast_id = ${sending.broadcastId}
    ), newcomers as (
      select null::uuid, id, last_activity_at - interval '30 minutes', null::timestamptz, null::timestamptz,
        null::timestamptz, null::timestamptz, null::timestamptz
      from contacts
      where account_id = ${accountId} and archived_at is null and merged_into is null and unsubscribed_at is null
        and email is not null and last_activity_at between ${now}::timestamptz - interval '12 days' and ${now}
        and created_at < last_activity_at - interval '2 hours' and id not in (select contact_id from recipients)
      order by last_activity_at desc limit ${sql.lit(newcomerCount)}
    )
    select *, pg_temp.uuid_at(pg_temp.to_ms(entered_at), hashtextextended(contact_id::text, 0), ${runSalt}) as id
    from (select * from recipients union all select * from newcomers) entered`.execute(db)
  await sql`
    update contacts c set tags = c.tags || ${sql.lit(`{"${title}"}`)}::text[]
      || case when r.opened_at is null then '{}'::text[] else '{"Reads our emails"}' end
    from demo_runs r where c.account_id = ${accountId} and c.id = r.contact_id`.execute(db)
  await linkPieces(db, { accountId, flowId, sending })
  await insertRuns(db, { accountId, now, flowId, title })
  await insertHistory(db, accountId, now)
  await insertActivity(db, { accountId, flowId, title })
  await countRuns(db, accountId, flowId)
  await sql`drop table demo_runs`.execute(db)
}

const newcomerCount = 4
const runSalt = 410_001

/** The emails are sent by the automation instead of a broadcast. */
async function linkPieces(db: Db, { accountId, flowId, sending }: Pick<SeedRuns, 'accountId' | 'flowId' | 'sending'>) {
  await sql`
    update email_pieces p set broadcast_id = null, flow_id = ${flowId}, flow_step_id = 'step-2',
      occasion = 'flow/' || r.id || '/step-2/1'
    from demo_runs r where p.account_id = ${accountId} and p.id = r.piece_id`.execute(db)
  await sql`delete from broadcasts where account_id = ${accountId} and id = ${sending.broadcastId}`.execute(db)
}

const insertRuns = (db: Db, { accountId, now, flowId, title }: Omit<SeedRuns, 'sending'>) =>
  sql`
    insert into flow_runs (account_id, id, flow_id, version, contact_id, occasion, cause, state, step_id, steps_taken,
      due_at, is_waiting, awaits, reason, started_at, finished_at)
    select ${accountId}, id, ${flowId}, 1, contact_id, 'once',
      ${JSON.stringify({ type: 'MATCHED', filters: [{ key: 'tags', anyOf: [title] }] })}::jsonb,
      case when left_at is null then 'ACTIVE' else 'LEFT' end, at.step_id, at.taken,
      case when left_at is null then at.due_at end, left_at is null,
      case when left_at is null and at.step_id = 'step-6' then 'EMAIL_OPENED' end,
      case when left_at is null then '' when left_at = unsubscribed_at then 'UNSUBSCRIBED'
        else 'CONTACT_ARCHIVED' end, entered_at, left_at
    from demo_runs cross join lateral (select * from (values
      (sent_at is null, 'step-1', 0, entered_at + interval '14 days'),
      (opened_at is not null, 'step-4', 4, opened_at + interval '6 months'),
      (least(left_at, ${now}) < gives_up_at, 'step-6', 2, gives_up_at),
      (true, 'step-5', 3, gives_up_at + interval '9 months')) as place(is_here, step_id, taken, due_at)
      where is_here limit 1) at`.execute(db)

const insertHistory = (db: Db, accountId: string, now: Date) =>
  sql`
    insert into flow_run_steps (account_id, run_id, number, step_id, at, outcome, branch)
    select ${accountId}, r.id, step.number, step.id, step.at, 'DONE', step.branch
    from demo_runs r cross join lateral (values
      (1, 'step-1', sent_at, null),
      (2, 'step-2', sent_at, null),
      (3, 'step-6', coalesce(opened_at, gives_up_at), case when opened_at is null then 'TIMED_OUT' else 'HAPPENED' end),
      (4, 'step-3', opened_at, null)) as step(number, id, at, branch)
    where step.at <= coalesce(left_at, ${now})`.execute(db)

const insertActivity = (db: Db, { accountId, flowId, title }: Pick<SeedRuns, 'accountId' | 'flowId' | 'title'>) =>
  sql`
    insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, detail)
    select ${accountId}, pg_temp.uuid_at(pg_temp.to_ms(entry.at), hashtextextended(r.id::text, 0), entry.salt), entry.at,
      'WORKFLOW', entry.kind, r.contact_id,
      ${JSON.stringify({ workflowId: flowId, title, kind: 'AUTOMATION' })}::jsonb || entry.detail
    from demo_runs r cross join lateral (values
      ('ENROLLED', entered_at, 410_003, '{}'::jsonb),
      ('LEFT', unsubscribed_at, 410_005, '{"reason": "UNSUBSCRIBED"}')) as entry(kind, at, salt, detail)
    where entry.at is not null`.execute(db)

/** The lifetime totals, from the runs and their history. */
const countRuns = (db: Db, accountId: string, flowId: string) =>
  sql`
    with history as (
      select s.* from flow_run_steps s join flow_runs r on r.account_id = ${accountId} and r.id = s.run_id
      where s.account_id = ${accountId} and r.flow_id = ${flowId}
    ), counted as (
      select '' as step_id, 'ENTERED' as type, started_at as at from flow_runs
        where account_id = ${accountId} and flow_id = ${flowId}
      union all
      select '', 'LEFT', finished_at from flow_runs
        where account_id = ${accountId} and flow_id = ${flowId} and state = 'LEFT'
      union all
      select 'step-1', 'ENTERED', started_at from flow_runs where account_id = ${accountId} and flow_id = ${flowId}
      union all
      select step_id, outcome, at from history
      union all
      select step_id, 'BRANCH:' || branch, at from history where branch is not null
      union all
      select next.step_id, 'ENTERED', h.at from history h cross join lateral (values
        ('step-1', null, 'step-2'), ('step-2', null, 'step-6'), ('step-6', 'HAPPENED', 'step-3'),
        ('step-6', 'TIMED_OUT', 'step-5'), ('step-3', null, 'step-4')) as next(after, branch, step_id)
      where next.after = h.step_id and next.branch is not distinct from h.branch
    )
    insert into flow_counters (account_id, flow_id, step_id, day, type, count)
    select ${accountId}, ${flowId}, c.step_id, (c.at at time zone a.time_zone)::date, c.type, count(*)
    from counted c join agencies a on a.account_id = ${accountId} group by 3, 4, 5`.execute(db)
