import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** All that somebody is known by, and nobody else. */
export interface Person {
  contactIds: string[]
  emails: string[]
  phones: string[]
  /** Names that no other contact and nobody of the agency bears. */
  names: string[]
  homeIds: string[]
  tags: string[]
}

/** The contact and all who were merged into it. */
export async function readPerson(db: Db, { accountId }: AccountScope, contactId: string): Promise<Person> {
  const { rows } = await sql<Person>`
    with recursive own(id) as (
      select id from contacts where account_id = ${accountId} and id = ${contactId}
      union
      select c.id from contacts c join own on c.merged_into = own.id where c.account_id = ${accountId}
    ),
    known_emails as (
      select email from contact_emails where account_id = ${accountId} and contact_id in (select id from own)
      union select email from contacts where account_id = ${accountId} and id in (select id from own) and email is not null
      union select lower(details->>'email') from submissions where account_id = ${accountId} and contact_id in (select id from own)
    ),
    known_phones as (
      select phone from contact_phones where account_id = ${accountId} and contact_id in (select id from own)
      union select phone from contacts where account_id = ${accountId} and id in (select id from own) and phone is not null
      union select details->>'phone' from submissions where account_id = ${accountId} and contact_id in (select id from own)
    ),
    agency as (
      select u.email, lower(btrim(u.first_name || ' ' || u.last_name)) as name, phone_key(u.phone) as phone
      from agents a join users u on u.id = a.user_id where a.account_id = ${accountId}
    )
    select
      array(select id from own) as "contactIds",
      array(select email from known_emails k where email <> '' and email not in (select email from agency)
        and not exists (select from contact_emails e where e.account_id = ${accountId} and e.email = k.email
          and e.contact_id not in (select id from own))) as emails,
      array(select phone from known_phones k where phone <> '' and not exists (select from agency a where a.phone = phone_key(k.phone))
        and not exists (select from contact_phones p where p.account_id = ${accountId} and p.phone_key = phone_key(k.phone)
          and p.contact_id not in (select id from own))) as phones,
      array(select distinct full_name from contacts c where account_id = ${accountId} and id in (select id from own)
        and first_name <> '' and last_name <> '' and lower(full_name) not in (select name from agency)
        and not exists (select from contacts o where o.account_id = ${accountId} and lower(o.full_name) = lower(c.full_name)
          and o.id not in (select id from own))) as names,
      array(select distinct tag from contacts c, unnest(c.tags) tag where account_id = ${accountId}
        and id in (select id from own)) as tags,
      array(select distinct property_id from contact_properties where account_id = ${accountId}
        and contact_id in (select id from own)) as "homeIds"
  `.execute(db)
  const [person] = rows
  if (!person) throw new Error('A select without a table answers one row')
  return person
}

/** By which words somebody is recognised in what was written: numbers in every way they are commonly set. */
export const wordsOf = ({ emails, phones, names }: Person): string[] => [
  ...emails,
  ...names,
  ...phones.flatMap((phone) => {
    const digits = phone.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
    const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
    const set = area
      ? [`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`, `${area}.${exchange}.${line}`]
      : []
    return [phone, digits, `+${digits}`, `1${digits}`, `+1${digits}`, ...set]
  }),
]
