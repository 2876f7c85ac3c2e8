import type { SearchTerms } from '@gable/shared/contacts/parse-search.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { SearchResults } from '@gable/shared/search/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import { escapeLike, searchCondition } from '../contacts/condition-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The contacts a search found, best first. */
interface Match {
  ids: readonly string[]
  terms: SearchTerms
  isApproximate: boolean
}

const resultMaximum = 5

/** Ranking looks at this many contacts at most: more match only a search that is still too short. */
const rankedMaximum = 1000

/** Contacts that contain every word, or the digits of a phone number. Names and words that begin with the search come first. */
export async function findContactIds(db: Db, scope: AccountScope, search: string): Promise<string[]> {
  const beginning = escapeLike(search.trim().toLowerCase())
  const { rows } = await sql<{ id: string }>`
    select id from (
      select c.id, c.search, coalesce(c.last_activity_at, c.created_at) as active_at
      from account_contacts c
      where c.account_id = ${scope.accountId} and c.archived_at is null and ${searchCondition(search)}
      limit ${sql.lit(rankedMaximum)}
    ) found
    order by search like ${` ${beginning}%`} desc, search like ${`% ${beginning}%`} desc, active_at desc, id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Contacts whose words share many letter groups with these, such as Yamamoto with "Yamamotto". Short words and numbers have to
 * match exactly: with so few letters everything is similar.
 */
export async function findSimilarContacts(
  db: Db,
  scope: AccountScope,
  { words }: SearchTerms,
): Promise<{ id: string; text: string }[]> {
  const [firstWord, ...others] = words.filter(isLongEnough)
  if (firstWord === undefined) return []
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarityMinimum)}, true)`.execute(db)
  const conditions = words.map((word) =>
    isLongEnough(word) ? sql`c.search %> ${word}` : sql`c.search like ${`%${escapeLike(word)}%`}`,
  )
  const similarity = others.reduce<RawBuilder<unknown>>(
    (sum, word) => sql`${sum} + word_similarity(${word}, c.search)`,
    sql`word_similarity(${firstWord}, c.search)`,
  )
  const { rows } = await sql<{ id: string; text: string }>`
    select c.id, c.search as text from account_contacts c
    where c.account_id = ${scope.accountId} and c.archived_at is null and ${sql.join(conditions, sql` and `)}
    order by ${similarity} desc, coalesce(c.last_activity_at, c.created_at) desc, c.id
    limit ${sql.lit(similarMaximum)}`.execute(db)
  return rows
}

const isLongEnough = (word: string) => word.length >= 5 && !/\d/.test(word)

/** Finds two swapped letters in a word of six. */
const similarityMinimum = 0.4
const similarMaximum = 300

/** Contacts, properties and leads of the contacts that were found. In one statement, because each would wait for the last. */
export async function listRecords(
  db: Db,
  scope: AccountScope,
  match: Match,
): Promise<Omit<SearchResults, 'isApproximate'>> {
  const { rows } = await sql<Omit<SearchResults, 'isApproximate'>>`
    select ${toList(selectContacts(scope, match))} as contacts,
      ${toList(selectProperties(scope, match))} as properties,
      ${toList(selectLeads(scope, match))} as leads`.execute(db)
  const [records] = rows
  invariant(records, 'the statement returned no row')
  return records
}

/** The rows in their order, with the names of their columns as keys. */
const toList = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(to_json(found) order by place) from
    (select found, row_number() over () as place from (${rows}) found) placed), '[]')`

function selectContacts({ accountId }: AccountScope, { ids, terms }: Match) {
  const bestIds = ids.slice(0, resultMaximum)
  return sql`
    select c.id as _id, c.full_name as "fullName", c.email as "emailId",
      coalesce((
        select p.phone from contact_phones p
        where p.account_id = c.account_id and p.contact_id = c.id and p.phone_key like ${`%${terms.digits ?? ' '}%`}
        order by p.phone limit 1), c.phone) as phone,
      (select h.full_address
        from contact_properties l join properties h on h.account_id = l.account_id and h.id = l.property_id
        where l.account_id = c.account_id and l.contact_id = c.id
        order by ${containsAllWords(terms)} desc, l.created_at, h.id limit 1) as address
    from contacts c
    where c.account_id = ${accountId} and c.id = any(${bestIds}::uuid[])
    order by array_position(${bestIds}::uuid[], c.id)`
}

/** Properties whose own address contains every word. */
function selectProperties({ accountId }: AccountScope, { ids, terms, isApproximate }: Match) {
  const isMatch = isApproximate ? resemblesAllWords(terms) : containsAllWords(terms)
  return sql`
    select h.id as _id, h.full_address as "fullAddress", min(c.full_name) as "contactName"
    from contact_properties l
    join properties h on h.account_id = l.account_id and h.id = l.property_id
    join contacts c on c.account_id = l.account_id and c.id = l.contact_id
    where l.account_id = ${accountId} and l.contact_id = any(${ids}::uuid[]) and ${isMatch}
    group by h.id, h.full_address
    order by search_key(h.full_address) like ${`${escapeLike(terms.key.trim())}%`} desc, h.full_address, h.id
    limit ${sql.lit(resultMaximum)}`
}

/** Open leads first. */
const selectLeads = ({ accountId }: AccountScope, { ids }: Match) => sql`
    select l.id as _id, c.full_name as "fullName", l.lead_type as "leadType", l.stage, h.full_address as address
    from leads l
    join contacts c on c.account_id = l.account_id and c.id = l.contact_id
    left join properties h on h.account_id = l.account_id and h.id = l.property_id
    where l.account_id = ${accountId} and l.contact_id = any(${ids}::uuid[])
    order by l.stage in ('CLOSED', 'LOST'), array_position(${ids}::uuid[], l.contact_id), l.created_at desc, l.id
    limit ${sql.lit(resultMaximum)}`

const containsAllWords = ({ words }: SearchTerms) =>
  sql`(${sql.join(
    words.map((word) => sql`search_key(h.full_address) like ${`%${escapeLike(word)}%`}`),
    sql` and `,
  )})`

const resemblesAllWords = ({ words }: SearchTerms) =>
  sql`(${sql.join(
    words.map((word) => sql`word_similarity(${word}, search_key(h.full_address)) >= ${sql.lit(similarityMinimum)}`),
    sql` and `,
  )})`
