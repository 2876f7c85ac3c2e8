import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Submission, SubmissionRow, SubmissionState } from '@gable/shared/submissions/submission.ts'
import { parseCampaign } from '@gable/shared/traffic/campaign.ts'
import type { Device } from '@gable/shared/traffic/traffic.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { markedByAgent } from './change-queries.ts'

interface SubmissionQuery {
  search: string
  states?: SubmissionState[] | undefined
  subjectIds?: string[] | undefined
  contentIds?: string[] | undefined
  campaign?: string | undefined
  source?: string | undefined
  medium?: string | undefined
  site?: string | undefined
  device?: Device | undefined
  dateFrom?: string | undefined
  dateTill?: string | undefined
  page: number
  pageSize: number
}

/** Newest first. Spam is included only when the query asks for that state. */
export async function listSubmissions(db: Db, scope: AccountScope, query: SubmissionQuery) {
  const { page, pageSize } = query
  const rows = await selectMatching(db, scope, query)
    .leftJoin('contacts', (join) =>
      join.onRef('contacts.account_id', '=', 's.account_id').onRef('contacts.id', '=', 's.contact_id'),
    )
    .select(rowColumns)
    .select('contacts.full_name')
    .orderBy('s.at', 'desc')
    .orderBy('s.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await selectMatching(db, scope, query)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    data: rows.map(toSubmissionRow),
    total: Number(total),
    ...(await countUnread(db, scope)),
    setAside: await countSetAside(db, scope),
  }
}

/** Submissions that went to spam lately without an agent's doing. Some may be leads. */
async function countSetAside(db: Db, { accountId }: AccountScope): Promise<number> {
  const { count } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', sql.lit('SPAM'))
    .where('spam_reason', '<>', markedByAgent)
    .where('received_at', '>', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countUnread(db: Db, { accountId }: AccountScope): Promise<{ unread: number }> {
  const { unread } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .where('account_id', '=', accountId)
    .where('state', '=', sql.lit('NEW'))
    .executeTakeFirstOrThrow()
  return { unread: Number(unread) }
}

function selectMatching(
  db: Db,
  { accountId }: AccountScope,
  { search, states = ['NEW', 'READ'], subjectIds, contentIds, dateFrom, dateTill, ...traffic }: SubmissionQuery,
) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  let query = db.selectFrom('account_submissions as s').where('s.account_id', '=', accountId)
  if (states.length > 0) query = query.where('s.state', 'in', states)
  if (subjectIds) query = query.where('s.subject_id', 'in', subjectIds)
  if (contentIds) query = query.where('s.id', 'in', selectLedByContent(db, accountId, contentIds))
  if (dateFrom) query = query.where('s.at', '>=', new Date(dateFrom))
  if (dateTill) query = query.where('s.at', '<=', new Date(dateTill))
  for (const column of trafficColumns) {
    const value = traffic[column]
    if (value !== undefined) query = query.where(`s.${column}`, '=', value)
  }
  for (const word of words) query = query.where('s.search', 'ilike', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return query
}

const trafficColumns = ['campaign', 'source', 'medium', 'site', 'device'] as const

/** The ids of submissions by visitors who came from these emails or postcards. */
const selectLedByContent = (db: Db, accountId: string, contentIds: string[]) =>
  db
    .selectFrom('submissions')
    .select('submissions.id')
    .where('submissions.account_id', '=', accountId)
    .where(
      sql<boolean>`submissions.piece_id in (
        select id from email_pieces where account_id = ${accountId} and content_id = any(${contentIds}::uuid[])
        union all
        select id from postcard_pieces where account_id = ${accountId} and content_id = any(${contentIds}::uuid[]))`,
    )

/** Throws a 404 if the account has no such submission. */
export const getSubmissionOrThrow = async (db: Db, scope: AccountScope, id: string): Promise<Submission> =>
  orNotFound(await getSubmission(db, scope, id), 'submission')

async function getSubmission(db: Db, { accountId }: AccountScope, id: string): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions as s')
    .leftJoin('contacts', (join) =>
      join.onRef('contacts.account_id', '=', 's.account_id').onRef('contacts.id', '=', 's.contact_id'),
    )
    .leftJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 's.account_id').onRef('agents.id', '=', 's.read_by'),
    )
    .leftJoin('users', 'users.id', 'agents.user_id')
    .leftJoin('consents as c', (join) =>
      join.onRef('c.account_id', '=', 's.account_id').onRef('c.submission_id', '=', 's.id'),
    )
    .leftJoin('email_pieces as p', (join) =>
      join.onRef('p.account_id', '=', 's.account_id').onRef('p.id', '=', 's.piece_id'),
    )
    .leftJoin('postcard_pieces as card', (join) =>
      join.onRef('card.account_id', '=', 's.account_id').onRef('card.id', '=', 's.piece_id'),
    )
    .leftJoin('contents', (join) =>
      join
        .onRef('contents.account_id', '=', 's.account_id')
        .on('contents.id', '=', ({ fn }) => fn.coalesce('p.content_id', 'card.content_id')),
    )
    .select(rowColumns)
    .select([
      's.piece_id',
      'contents.id as content_id',
      'contents.title as content_title',
      'contacts.full_name',
      's.received_at',
      's.page_url',
      's.referrer',
      's.language',
      's.variant',
      's.spam_reason',
      's.recognised_by',
      's.lead_id',
      's.answers',
      's.click_ids',
      'c.wording',
      'c.version',
      'c.at as agreed_at',
      'c.privacy_url',
      'c.terms_url',
      'c.text_wording',
      'c.agreed_to_texts',
      sql<string | null>`nullif(users.full_name, '')`.as('read_by'),
    ])
    .where('s.account_id', '=', accountId)
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...toSubmissionRow(row),
    receivedAt: row.received_at.toISOString(),
    page: row.page_url,
    referrer: row.referrer,
    sentEmail:
      row.piece_id === null || row.content_id === null
        ? null
        : { pieceId: row.piece_id, contentId: row.content_id, title: row.content_title ?? '' },
    campaign: parseCampaign(row.page_url),
    clickIds: row.click_ids,
    language: row.language,
    variant: row.variant,
    spamReason: row.spam_reason,
    recognisedBy: row.recognised_by,
    leadId: row.lead_id,
    answers: row.answers,
    consent:
      row.wording === null || row.version === null || row.agreed_at === null
        ? null
        : {
            wording: row.wording,
            version: row.version,
            at: row.agreed_at.toISOString(),
            privacyUrl: row.privacy_url,
            termsUrl: row.terms_url,
            texts: row.text_wording ? { wording: row.text_wording, isAgreed: row.agreed_to_texts === true } : null,
          },
    readBy: row.read_by,
  }
}

const rowColumns = [
  's.id',
  's.at',
  's.subject',
  's.subject_id',
  's.subject_name',
  's.form_name',
  's.lead_type',
  's.details',
  's.address',
  's.state',
  's.contact_id',
] as const

interface StoredSubmissionRow {
  id: string
  at: Date
  subject: SubmissionRow['subject']
  subject_id: string
  subject_name: string
  form_name: string
  lead_type: SubmissionRow['leadType']
  details: { firstName: string; lastName: string; email: string; phone: string }
  address: string | null
  state: SubmissionState
  contact_id: string | null
  full_name: string | null
}

const toSubmissionRow = ({ details, ...row }: StoredSubmissionRow): SubmissionRow => ({
  _id: row.id,
  at: row.at.toISOString(),
  subject: row.subject,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  formName: row.form_name,
  leadType: row.lead_type,
  name: `${details.firstName} ${details.lastName}`.trim(),
  email: details.email,
  phone: details.phone,
  address: row.address,
  state: row.state,
  contact: row.contact_id === null ? null : { _id: row.contact_id, fullName: row.full_name ?? '' },
})
