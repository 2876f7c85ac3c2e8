import type { TextConsentSource } from '@gable/shared/activity/text-consent-source.ts'
import type { TextNumber } from '@gable/shared/texts/contact-texting.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { isFinal } from './permission-queries.ts'

interface NumberRow {
  phone: string
  state: 'IN' | 'OUT' | null
  source: TextConsentSource | null
  consent: {
    at: string
    source: TextConsentSource
    by: string | null
    note: string
    wording: string | null
    pageUrl: string | null
    submissionId: string | null
  } | null
}

/** The numbers of a contact with the newest that was said about each. */
export async function listTextNumbers(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
): Promise<Omit<TextNumber, 'sendAt'>[]> {
  const { rows } = await sql<NumberRow>`
    select k.phone, p.state, p.source,
      (select to_json(c) from (
        select t.at, t.source, u.full_name as by, t.note, t.wording, t.page_url as "pageUrl", t.submission_id as "submissionId"
        from text_consents t
          left join agents a on a.account_id = ${accountId} and a.id = t.agent_id left join users u on u.id = a.user_id
        where t.account_id = ${accountId} and t.phone_key = k.phone_key and t.state = p.state and t.source = p.source
        order by t.at desc, t.id desc limit 1) c) as consent
    from (
      select phone, phone_key, created_at from contact_phones where account_id = ${accountId} and contact_id = ${contactId}
    ) k
      join contacts o on o.account_id = ${accountId} and o.id = ${contactId}
      left join text_permissions p on p.account_id = ${accountId} and p.phone_key = k.phone_key
    order by k.phone_key is distinct from phone_key(o.phone), k.created_at desc, k.phone`.execute(db)
  return rows.map(({ phone, state, source, consent }) => ({
    phone,
    permission: state ?? 'NONE',
    isFinal: state !== null && source !== null && isFinal({ state, source }),
    consent: consent && { ...consent, at: new Date(consent.at).toISOString() },
  }))
}
