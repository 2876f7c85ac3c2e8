import {
  type ContactFilter,
  contactAttributePrefix,
  noLanguage,
  noOwner,
  propertyAttributePrefix,
  type SubscriptionState,
  type TextingState,
} from '@gable/shared/contacts/filter.ts'
import { parseSearch } from '@gable/shared/contacts/parse-search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountScope } from '../platform/scope.ts'

type Condition = RawBuilder<boolean>

/** The condition on a contact `c` for a validated filter. */
export function filterCondition({ accountId }: AccountScope, filter: ContactFilter): Condition {
  const { key } = filter
  if (key.startsWith(contactAttributePrefix))
    return attributeCondition(sql`c.custom`, key.slice(contactAttributePrefix.length), filter)
  if (key.startsWith(propertyAttributePrefix))
    return hasProperty(accountId, attributeCondition(sql`h.custom`, key.slice(propertyAttributePrefix.length), filter))
  if ('anyOf' in filter) return choiceConditions[key]?.(filter.anyOf, accountId) ?? matchesNothing
  if ('is' in filter) return booleanConditions[key]?.(filter.is, accountId) ?? matchesNothing
  if ('from' in filter || 'till' in filter) {
    const column = dateColumns[key]
    return column ? dateRangeCondition(column, filter, accountId) : matchesNothing
  }
  return matchesNothing
}

const matchesNothing: Condition = sql`false`

const choiceConditions: Record<string, (values: string[], accountId: string) => Condition> = {
  owner: (values) => {
    const agentIds = values.filter((value) => value !== noOwner)
    const isOwnedByAny = sql<boolean>`c.owner_id = any(${agentIds}::uuid[])`
    return agentIds.length < values.length ? sql`(${isOwnedByAny} or c.owner_id is null)` : isOwnedByAny
  },
  tags: (values) => sql`c.tags && ${values}::text[]`,
  source: (values) => sql`c.source = any(${values}::text[])`,
  campaign: (values, accountId) => hasSubmission(accountId, sql`s.campaign = any(${values}::text[])`),
  campaignSource: (values, accountId) => hasSubmission(accountId, sql`s.source = any(${values}::text[])`),
  subscription: (values) =>
    anyOf(values.map((value) => subscriptionConditions[value as SubscriptionState] ?? matchesNothing)),
  texting: (values, accountId) =>
    anyOf(values.map((value) => textingConditions[value as TextingState]?.(accountId) ?? matchesNothing)),
  language: (values) => {
    const isAny = sql<boolean>`c.language = any(${values}::text[])`
    return values.includes(noLanguage) ? sql`(${isAny} or c.language is null)` : isAny
  },
  city: (values, accountId) => hasProperty(accountId, sql`h.city = any(${values}::text[])`),
  zip: (values, accountId) => hasProperty(accountId, sql`h.zip = any(${values}::text[])`),
  propertyType: (values, accountId) => hasProperty(accountId, sql`h.property_type = any(${values}::text[])`),
}

/** Whether a form that the contact sent came by such a link. */
const hasSubmission = (accountId: string, condition: Condition): Condition =>
  sql`exists (select from submissions s where s.account_id = ${accountId} and s.contact_id = c.id and ${condition})`

const subscriptionConditions: Record<SubscriptionState, Condition> = {
  SUBSCRIBED: sql`(c.unsubscribed_at is null and c.email is not null)`,
  UNSUBSCRIBED: sql`c.unsubscribed_at is not null`,
  NO_EMAIL: sql`(c.unsubscribed_at is null and c.email is null)`,
}

/** Of contacts with several numbers, one that agreed counts. */
const textingConditions: Record<TextingState, (accountId: string) => Condition> = {
  AGREED: (accountId) => hasTextPermission(accountId, sql`p.state = 'IN'`),
  OPTED_OUT: (accountId) =>
    sql`(${hasTextPermission(accountId, sql`p.state = 'OUT'`)} and not ${hasTextPermission(accountId, sql`p.state = 'IN'`)})`,
  NOT_ASKED: (accountId) => sql`(c.phone is not null and not ${hasTextPermission(accountId, sql`true`)})`,
  NO_PHONE: () => sql`c.phone is null`,
}

const hasTextPermission = (accountId: string, condition: Condition): Condition =>
  sql`exists (select from contact_phones k
    join text_permissions p on p.account_id = ${accountId} and p.phone_key = k.phone_key
    where k.account_id = ${accountId} and k.contact_id = c.id and ${condition})`

const booleanConditions: Record<string, (isTrue: boolean, accountId: string) => Condition> = {
  hasEmail: (isTrue) => (isTrue ? sql`c.email is not null` : sql`c.email is null`),
  hasPhone: (isTrue) => (isTrue ? sql`c.phone is not null` : sql`c.phone is null`),
  isMarketing: (isTrue) => (isTrue ? sql`not c.is_non_marketing` : sql`c.is_non_marketing`),
  hasProperty: (isTrue, accountId) => {
    const hasAny = sql<boolean>`exists (select from contact_properties l
      where l.account_id = ${accountId} and l.contact_id = c.id)`
    return isTrue ? hasAny : sql`not ${hasAny}`
  },
  hasMortgage: (isTrue, accountId) => {
    const hasMortgage = hasProperty(
      accountId,
      sql`exists (select from mortgages m where m.account_id = ${accountId} and m.property_id = h.id)`,
    )
    return isTrue ? hasMortgage : sql`not ${hasMortgage}`
  },
  isClaimed: (isTrue, accountId) => {
    const isClaimed = sql<boolean>`exists (select from contact_properties l
      where l.account_id = ${accountId} and l.contact_id = c.id and l.claimed_at is not null)`
    return isTrue ? isClaimed : sql`not ${isClaimed}`
  },
}

const dateColumns: Record<string, RawBuilder<Date>> = {
  createdAt: sql`c.created_at`,
  lastActivityAt: sql`coalesce(c.last_activity_at, c.created_at)`,
}

/** Whole days in the agency's time zone, including the last one. */
function dateRangeCondition(
  column: RawBuilder<Date>,
  { from, till }: { from?: unknown; till?: unknown },
  accountId: string,
) {
  const zone = sql`(select time_zone from agencies where account_id = ${accountId})`
  const bounds = [
    ...(from === undefined ? [] : [sql<boolean>`${column} >= ${from}::date::timestamp at time zone ${zone}`]),
    ...(till === undefined ? [] : [sql<boolean>`${column} < (${till}::date + 1)::timestamp at time zone ${zone}`]),
  ]
  return allOf(bounds)
}

const hasProperty = (accountId: string, condition: RawBuilder<unknown>): Condition =>
  sql`exists (select from contact_properties l join properties h on h.account_id = l.account_id and h.id = l.property_id
    where l.account_id = ${accountId} and l.contact_id = c.id and h.account_id = ${accountId} and ${condition})`

/** Values that do not fit the attribute's type never match and cause no error. */
function attributeCondition(custom: RawBuilder<unknown>, key: string, filter: ContactFilter): Condition {
  // The index finds contacts that have a value; few do for most attributes.
  const hasValue = sql`${custom} ? ${key}`
  const equals = (value: unknown) => sql<boolean>`${custom} @> ${JSON.stringify({ [key]: value })}::jsonb`
  if ('anyOf' in filter) return anyOf(filter.anyOf.map(equals))
  if ('is' in filter) return filter.is ? equals(true) : sql`not ${equals(true)}`
  if ('contains' in filter)
    return sql`${hasValue} and search_key(${custom} ->> ${key}) like ${containing(parseSearch(filter.contains).key)}`
  const { till } = filter
  // A date without a year is before no other date.
  const from = filter.from ?? (typeof till === 'string' ? '0' : undefined)
  const tests = [...(from === undefined ? [] : ['@ >= $from']), ...(till === undefined ? [] : ['@ <= $till'])]
  const path = `$.${JSON.stringify(key)} ? (${tests.join(' && ')})`
  return sql`${hasValue} and jsonb_path_exists(${custom}, ${path}::text::jsonpath, ${JSON.stringify({ from, till })}::jsonb)`
}

/** Words of one or two letters match the beginning of words, longer ones match anywhere. */
export function searchCondition(text: string): Condition {
  const { words, digits } = parseSearch(text)
  const hasAllWords = allOf(words.map((word) => sql`c.search like ${containing(word.length < 3 ? ` ${word}` : word)}`))
  return digits === undefined ? hasAllWords : sql`((${hasAllWords}) or c.search like ${containing(digits)})`
}

const containing = (text: string) => `%${escapeLike(text)}%`

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const anyOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? matchesNothing : sql`(${sql.join(conditions, sql` or `)})`

const allOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
