import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Everything that identifies one person and nobody else in the agency. */
export interface ErasedPerson {
  contactIds: string[]
  emails: string[]
  phones: string[]
  /** Names that no other contact and no agent has. */
  names: string[]
  propertyIds: string[]
  tags: string[]
}

/** Includes all contacts that were merged into this one. */
export async function getErasedPerson(db: Db, { accountId }: AccountScope, contactId: string): Promise<ErasedPerson> {
  const { rows } = await sql<ErasedPerson>`
    with recursive person(id) as (
      select id from contacts where account_id = ${accountId} and id = ${contactId}
      union
      select c.id from contacts c join person on c.merged_into = person.id where c.account_id = ${accountId}
    ),
    person_emails as (
      select email from contact_emails where account_id = ${accountId} and contact_id in (select id from person)
      union select email from contacts where account_id = ${accountId} and id in (select id from person) and email is not null
      union select lower(details->>'email') from submissions where account_id = ${accountId} and contact_id in (select id from person)
    ),
    person_phones as (
      select phone from contact_phones where account_id = ${accountId} and contact_id in (select id from person)
      union select phone from contacts where account_id = ${accountId} and id in (select id from person) and phone is not null
      union select details->>'phone' from submissions where account_id = ${accountId} and contact_id in (select id from person)
    ),
    agency as (
      select u.email, lower(u.full_name) as name, phone_key(u.phone) as phone
      from agents a join users u on u.id = a.user_id where a.account_id = ${accountId}
    )
    select
      array(select id from person) as "contactIds",
      array(select email from person_emails k where email <> '' and email not in (select email from agency)
        and not exists (select from contact_emails e where e.account_id = ${accountId} and e.email = k.email
          and e.contact_id not in (select id from person))) as emails,
      array(select phone from person_phones k where phone <> '' and not exists (select from agency a where a.phone = phone_key(k.phone))
        and not exists (select from contact_phones p where p.account_id = ${accountId} and p.phone_key = phone_key(k.phone)
          and p.contact_id not in (select id from person))) as phones,
      array(select distinct full_name from contacts c where account_id = ${accountId} and id in (select id from person)
        and first_name <> '' and last_name <> '' and lower(full_name) not in (select name from agency)
        and not exists (select from contacts o where o.account_id = ${accountId} and lower(o.full_name) = lower(c.full_name)
          and o.id not in (select id from person))) as names,
      array(select distinct tag from contacts c, unnest(c.tags) tag where account_id = ${accountId}
        and id in (select id from person)) as tags,
      array(select distinct property_id from contact_properties where account_id = ${accountId}
        and contact_id in (select id from person)) as "propertyIds"
  `.execute(db)
  const [person] = rows
  invariant(person, 'person lookup returned no row')
  return person
}

/** The terms that identify the person in texts, with phone numbers in all common formats. */
export const getIdentifyingTerms = ({ emails, phones, names }: ErasedPerson): string[] => [
  ...emails,
  ...names,
  ...phones.flatMap((phone) => {
    const digits = phone.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
    const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
    const formatted = area
      ? [`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`, `${area}.${exchange}.${line}`]
      : []
    return [phone, digits, `+${digits}`, `1${digits}`, `+1${digits}`, ...formatted]
  }),
]
