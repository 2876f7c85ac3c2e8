import type { EngagedContact, Engagement } from '@gable/shared/emails/engaged-contact.ts'
import type { PieceState } from '@gable/shared/emails/piece.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface EngagedContactQuery {
  engagement: Engagement
  /** When the email was sent, as in the charts. */
  dateFrom?: string | undefined
  dateTill?: string | undefined
  page: number
  pageSize: number
}

interface EngagedRow {
  id: string
  contactId: string | null
  fullName: string | null
  toEmail: string
  state: PieceState
  openedAt: Date | null
  clickedAt: Date | null
  unsubscribedAt: Date | null
  links: string[]
}

/** Who opened an email or clicked a link in it, latest first. */
export async function listEngagedContacts(
  db: Db,
  { accountId }: AccountScope,
  contentId: string,
  { engagement, dateFrom, dateTill, page, pageSize }: EngagedContactQuery,
): Promise<{ data: EngagedContact[]; total: number }> {
  const engagedAt = engagement === 'OPENED' ? sql.ref('p.opened_at') : sql.ref('p.clicked_at')
  const matching = sql`
    p.account_id = ${accountId} and p.content_id = ${contentId} and ${engagedAt} is not null
    ${dateFrom ? sql`and ${sentAt} >= ${dateFrom}` : sql``} ${dateTill ? sql`and ${sentAt} < ${dateTill}` : sql``}`
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from email_pieces p where ${matching}`.execute(db)
  const { rows } = await sql<EngagedRow>`
    select p.id, c.id as "contactId", c.full_name as "fullName", p.to_email as "toEmail", p.state,
      p.opened_at as "openedAt", p.clicked_at as "clickedAt", p.unsubscribed_at as "unsubscribedAt",
      array(select t.detail->>'label' from timeline_entries t
        where t.account_id = ${accountId} and t.contact_id = c.id and t.event_group = 'EMAIL' and t.kind = 'CLICKED'
          and t.detail->>'emailId' = p.id::text
        order by t.at, t.id) as links
    from email_pieces p
      left join contacts o on o.account_id = ${accountId} and o.id = p.contact_id
      left join contacts c on c.account_id = ${accountId} and c.id = coalesce(o.merged_into, o.id)
    where ${matching}
    order by ${engagedAt} desc, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { data: rows.map(toEngagedContact), total: counted.rows[0]?.total ?? 0 }
}

/** The time by which openings and clicks are counted, so that a chart and its contacts agree. */
const sentAt = sql`coalesce(p.sent_at, p.attempt_started_at)`

const toEngagedContact = ({ id, contactId, fullName, openedAt, clickedAt, unsubscribedAt, ...row }: EngagedRow) => ({
  ...row,
  _id: id,
  contact: contactId === null ? null : { _id: contactId, fullName: fullName ?? '' },
  openedAt: openedAt?.toISOString() ?? null,
  clickedAt: clickedAt?.toISOString() ?? null,
  unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
})
