import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { InquiryKey } from './inquiry-key.ts'

/** The lead that came of an inquiry before, and its contact as of now. */
export const findIncomingLead = (db: Db, { accountId }: AccountScope, { hash, isContent }: InquiryKey) =>
  db
    .selectFrom('incoming_leads as i')
    .innerJoin('leads as l', (join) => join.onRef('l.account_id', '=', 'i.account_id').onRef('l.id', '=', 'i.lead_id'))
    .select(['l.id as leadId', 'l.contact_id as contactId'])
    .where('i.account_id', '=', accountId)
    .where('i.key', '=', hash)
    .$if(isContent, (incoming) => incoming.where('i.at', '>', sql<Date>`now() - interval '1 day'`))
    .executeTakeFirst()

export const insertIncomingLead = (
  db: Db,
  { accountId }: AccountScope,
  { hash }: InquiryKey,
  { leadId, source }: { leadId: string; source: string },
) =>
  db
    .insertInto('incoming_leads')
    .values({ account_id: accountId, key: hash, lead_id: leadId, source })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ lead_id: leadId, at: sql`now()` }))

export const findLeadContact = (db: Db, { accountId }: AccountScope, leadId: string) =>
  db
    .selectFrom('leads')
    .select(['id as leadId', 'contact_id as contactId'])
    .where('account_id', '=', accountId)
    .where('id', '=', leadId)
    .executeTakeFirst()
