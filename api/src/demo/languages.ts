import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** The languages of contacts: of those who sent a form in English, and of some whom an agent talked to in Spanish. */
export const seedLanguages = (db: Db, accountId: string) =>
  sql`
    update contacts c set language = case when sent.contact_id is null then 'es' else 'en' end
    from contacts known left join (select distinct contact_id from submissions where account_id = ${accountId}) sent
      on sent.contact_id = known.id
    where c.account_id = ${accountId} and known.account_id = ${accountId} and known.id = c.id
      and (sent.contact_id is not null or c.last_name in ('Lopez', 'Martinez', 'Mendoza')
        and not exists (select from contact_properties l where l.account_id = ${accountId} and l.contact_id = c.id))
  `.execute(db)
