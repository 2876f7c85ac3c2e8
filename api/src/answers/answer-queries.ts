import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { FormReply } from '@gable/shared/forms/form.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { SubmissionState } from '@gable/shared/submissions/submission.ts'
import { sql } from 'kysely'
import { isSuppressed } from '../email-delivery/hold-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A submission with everything that decides what its visitor gets back. */
export interface AnsweredSubmission {
  receivedAt: Date
  state: SubmissionState
  subject: AssetKind
  assetType: string | null
  leadType: LeadType
  /** In which the form was filled in. */
  language: Language
  /** Null unless the email that was typed is the contact's. */
  contactLanguage: Language | null
  details: { firstName: string; email: string; phone: string }
  answers: { label: string; value: string }[]
  address: string | null
  contactId: string | null
  propertyId: string | null
  /** The agent of the page or widget. */
  agentId: string | null
  /** The agent in charge of the contact, who may have been a contact before. */
  ownerId: string | null
  brandingId: string | null
  /** The form answers by email, and the person wants emails. */
  wantsEmail: boolean
  /** The form answers by text, and the person ticked the box. Whether they may be texted is asked when that happens. */
  wantsText: boolean
  /** The agency's own beginning of the email. Null once the form is deleted. */
  reply: FormReply | null
  isAnswered: boolean
  isDashboardPublished: boolean
  /** This submission created both the contact and the home, so its sender knows all that their page says. */
  mayShowDashboard: boolean
  /** The email that was typed is known to be that of the contact, and the home is not somebody else’s. */
  mayEmailDashboard: boolean
  /** The same for the number that was typed. */
  mayTextDashboard: boolean
}

/**
 * A stranger may type somebody else's email, phone number or address. So the page of a home with what its owner said, owes
 * and was offered is shown only to who created all of it. It is sent only to an email that the contact had before, not to
 * one that came with a known phone number, and only if the agency linked the home to them or it is nobody else's.
 */
export async function getAnsweredSubmission(
  db: Db,
  scope: AccountScope,
  id: string,
): Promise<AnsweredSubmission | undefined> {
  const { accountId } = scope
  const isHomeTheirs = sql`(not exists (select from submissions p where p.account_id = ${accountId} and p.contact_id = c.id
          and p.property_id = h.id and p.received_at = l.created_at) or not (
          exists (select from contact_properties o
            where o.account_id = ${accountId} and o.property_id = h.id and o.contact_id <> c.id)
          or exists (select from offers o where o.account_id = ${accountId} and o.property_id = h.id)
        ))`
  const { rows } = await sql<AnsweredSubmission>`
    select sent.received_at as "receivedAt", sent.state, sent.subject, sent.lead_type as "leadType", sent.language,
      case when lower(c.email) = lower(sent.details->>'email') then c.language end as "contactLanguage",
      sent.details, sent.answers, sent.address, c.id as "contactId", h.id as "propertyId",
      f.reply, a.type as "assetType", a.agent_id as "agentId",
      c.owner_id as "ownerId", a.branding_id as "brandingId", sent.answered_at is not null as "isAnswered",
      sent.subject <> 'contact-dashboard' and coalesce(f.sends_answer, true) and c.unsubscribed_at is null
        and not ${isSuppressed(scope, sql`lower(sent.details->>'email')`, ['BOUNCE', 'COMPLAINT', 'MANUAL'])} as "wantsEmail",
      exists (select from assets d where d.account_id = ${accountId} and d.kind = 'contact-dashboard'
        and d.status = 'PUBLISHED') as "isDashboardPublished",
      coalesce(sent.recognised_by is null and c.created_at = sent.received_at and h.created_at = sent.received_at, false)
        as "mayShowDashboard",
      coalesce(
        sent.recognised_by is distinct from 'PHONE'
        and lower(c.email) = lower(sent.details->>'email')
        and not exists (select from submissions p where p.account_id = ${accountId} and p.contact_id = c.id
          and p.recognised_by = 'PHONE' and lower(p.details->>'email') = lower(sent.details->>'email'))
        and not exists (select from contact_emails e where e.account_id = ${accountId} and e.contact_id = c.id
          and e.is_unproven and lower(e.email) = lower(sent.details->>'email'))
        and ${isHomeTheirs}, false) as "mayEmailDashboard",
      coalesce(sent.subject <> 'contact-dashboard' and f.sends_text and agreed.agreed_to_texts, false) as "wantsText",
      coalesce(
        exists (select from contact_phones k where k.account_id = ${accountId} and k.contact_id = c.id
          and k.phone_key = phone_key(sent.details->>'phone') and not k.is_unproven)
        and not exists (select from submissions p where p.account_id = ${accountId} and p.contact_id = c.id
          and p.recognised_by = 'EMAIL' and phone_key(p.details->>'phone') = phone_key(sent.details->>'phone')
          and not exists (select from submissions e where e.account_id = ${accountId} and e.contact_id = c.id
            and e.received_at < p.received_at and e.recognised_by is distinct from 'EMAIL'
            and phone_key(e.details->>'phone') = phone_key(sent.details->>'phone')))
        and ${isHomeTheirs}, false) as "mayTextDashboard"
    from submissions sent
      left join assets a on a.account_id = ${accountId} and a.id = sent.subject_id
      left join consents agreed on agreed.account_id = ${accountId} and agreed.submission_id = sent.id
      left join forms f on f.account_id = ${accountId} and f.id = sent.form_id
      left join contacts c on c.account_id = ${accountId} and c.id = sent.contact_id
        and c.archived_at is null and c.merged_into is null
      left join properties h on h.account_id = ${accountId} and h.id = sent.property_id
      left join contact_properties l on l.account_id = ${accountId} and l.contact_id = c.id and l.property_id = h.id
    where sent.account_id = ${accountId} and sent.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns false when the submission was answered before. */
export async function markAnswered(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ answered_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the lookup of a home has ended, however it ended. */
export async function isLookedUp(db: Db, { accountId }: AccountScope, propertyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('property_lookups')
    .select(sql<boolean>`ended_at is not null and (asked_at is null or ended_at >= asked_at)`.as('isEnded'))
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return row?.isEnded ?? false
}
