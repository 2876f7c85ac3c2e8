import {
  type ContactFilter,
  contactAttribute,
  homeAttribute,
  noOwner,
  type SubscriptionState,
} from '@gable/shared/contacts/filter.ts'
import { searchWords } from '@gable/shared/contacts/search-words.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountScope } from '../platform/scope.ts'

type Condition = RawBuilder<boolean>

/** What is true of a contact `c` that matches the filter. The filter has been looked over. */
export function conditionOf({ accountId }: AccountScope, filter: ContactFilter): Condition {
  const { key } = filter
  if (key.startsWith(contactAttribute))
    return attributeCondition(sql`c.custom`, key.slice(contactAttribute.length), filter)
  if (key.startsWith(homeAttribute))
    return ownsHome(accountId, attributeCondition(sql`h.custom`, key.slice(homeAttribute.length), filter))
  if ('anyOf' in filter) return choices[key]?.(filter.anyOf, accountId) ?? nothing
  if ('is' in filter) return answers[key]?.(filter.is, accountId) ?? nothing
  if ('from' in filter || 'till' in filter) return moments[key] ? within(moments[key], filter, accountId) : nothing
  return nothing
}

const nothing: Condition = sql`false`

const choices: Record<string, (values: string[], accountId: string) => Condition> = {
  owner: (values) => {
    const owners = values.filter((value) => value !== noOwner)
    const owned = sql<boolean>`c.owner_id = any(${owners}::uuid[])`
    return owners.length < values.length ? sql`(${owned} or c.owner_id is null)` : owned
  },
  tags: (values) => sql`c.tags && ${values}::text[]`,
  source: (values) => sql`c.source = any(${values}::text[])`,
  subscription: (values) => anyOf(values.map((value) => subscriptions[value as SubscriptionState] ?? nothing)),
  city: (values, accountId) => ownsHome(accountId, sql`h.city = any(${values}::text[])`),
  zip: (values, accountId) => ownsHome(accountId, sql`h.zip = any(${values}::text[])`),
  propertyType: (values, accountId) => ownsHome(accountId, sql`h.property_type = any(${values}::text[])`),
}

const subscriptions: Record<SubscriptionState, Condition> = {
  SUBSCRIBED: sql`(c.unsubscribed_at is null and c.email is not null)`,
  UNSUBSCRIBED: sql`c.unsubscribed_at is not null`,
  NO_EMAIL: sql`(c.unsubscribed_at is null and c.email is null)`,
}

const answers: Record<string, (isSo: boolean, accountId: string) => Condition> = {
  hasMortgage: (isSo, accountId) => {
    const owes = ownsHome(
      accountId,
      sql`exists (select from mortgages m where m.account_id = ${accountId} and m.property_id = h.id)`,
    )
    return isSo ? owes : sql`not ${owes}`
  },
  isClaimed: (isSo, accountId) => {
    const claimed = sql<boolean>`exists (select from contact_properties l
      where l.account_id = ${accountId} and l.contact_id = c.id and l.claimed_at is not null)`
    return isSo ? claimed : sql`not ${claimed}`
  },
}

const moments: Record<string, RawBuilder<Date>> = {
  createdAt: sql`c.created_at`,
  lastActivityAt: sql`coalesce(c.last_activity_at, c.created_at)`,
}

/** Whole days of the agency's calendar, the last one included. */
function within(moment: RawBuilder<Date>, { from, till }: { from?: unknown; till?: unknown }, accountId: string) {
  const zone = sql`(select time_zone from agencies where account_id = ${accountId})`
  const ends = [
    ...(from === undefined ? [] : [sql<boolean>`${moment} >= ${from}::date::timestamp at time zone ${zone}`]),
    ...(till === undefined ? [] : [sql<boolean>`${moment} < (${till}::date + 1)::timestamp at time zone ${zone}`]),
  ]
  return allOf(ends)
}

const ownsHome = (accountId: string, isSuch: RawBuilder<unknown>): Condition =>
  sql`exists (select from contact_properties l join properties h on h.account_id = l.account_id and h.id = l.property_id
    where l.account_id = ${accountId} and l.contact_id = c.id and h.account_id = ${accountId} and ${isSuch})`

/** Values of another shape than the attribute's are no match, and no fault either. */
function attributeCondition(custom: RawBuilder<unknown>, key: string, filter: ContactFilter): Condition {
  // Few have a value of most attributes, and who has one is found by index.
  const hasOne = sql`${custom} ? ${key}`
  const says = (value: unknown) => sql<boolean>`${custom} @> ${JSON.stringify({ [key]: value })}::jsonb`
  if ('anyOf' in filter) return anyOf(filter.anyOf.map(says))
  if ('is' in filter) return filter.is ? says(true) : sql`not ${says(true)}`
  if ('contains' in filter)
    return sql`${hasOne} and search_key(${custom} ->> ${key}) like ${part(searchWords(filter.contains).key)}`
  const { from, till } = filter
  const tests = [...(from === undefined ? [] : ['@ >= $from']), ...(till === undefined ? [] : ['@ <= $till'])]
  const path = `$.${JSON.stringify(key)} ? (${tests.join(' && ')})`
  return sql`${hasOne} and jsonb_path_exists(${custom}, ${path}::text::jsonpath, ${JSON.stringify({ from, till })}::jsonb)`
}

/** Words of one or two letters are looked for where words begin, longer ones anywhere. */
export function searchCondition(text: string): Condition {
  const { words, digits } = searchWords(text)
  const found = allOf(words.map((word) => sql`c.search like ${word.length < 3 ? part(` ${word}`) : part(word)}`))
  return digits === undefined ? found : sql`((${found}) or c.search like ${part(digits)})`
}

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const anyOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? nothing : sql`(${sql.join(conditions, sql` or `)})`

const allOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
