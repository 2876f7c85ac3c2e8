import { mailingAddressPattern } from '@gable/shared/addresses/parse-mailing-address.ts'
import type { PostcardHoldReason } from '@gable/shared/postcards/piece.ts'
import { type RawBuilder, sql } from 'kysely'
import { isSuppressed } from '../email-delivery/hold-queries.ts'
import type { AccountScope } from '../platform/scope.ts'

/** What decides whether a postcard goes to a contact, besides the contact. */
export interface PostcardRules {
  contentId: string
  version: number
  /** A contact gets a content once per occasion, and so does a household. */
  occasion: string
  /** A broadcast skips those who got the version lately. Automations decide by their occasion. */
  skipsRepeats: boolean
  /** Occasions are those of single contacts, so a household gets a postcard of the step once within some weeks. */
  flow?: { flowId: string; stepId: string }
}

/** A broadcast of a version skips those who got it within these days. */
const repeatDays = 28

/** A postcard that was printed or will be. */
const isAlive = (alias: string) => sql<boolean>`${sql.ref(`${alias}.state`)} not in ('HELD', 'CANCELED', 'FAILED')`

/**
 * Common table expressions that end with `placed`: the rows of `requested(contact_id, property_id, place)` with the home
 * that a postcard goes to and the reason why it does not, or null. The order is from what agents can fix least.
 */
export const withHoldReasons = (scope: AccountScope, rules: PostcardRules): RawBuilder<unknown> => sql`evaluated as (
    select r.*, c.full_name, c.owner_id, home.id as home_id, coalesce(home.full_address, '') as address,
      coalesce(home.address_key, '') as household, ${ownHoldReason(scope, rules)} as own_reason
    from requested r
      join contacts c on c.account_id = ${scope.accountId} and c.id = r.contact_id
      left join lateral ${selectHome(scope)} home on true
  ), placed as (
    select j.*, coalesce(own_reason, case
      when row_number() over (partition by household, own_reason is null order by place) > 1
        or exists (select from postcard_pieces p where p.account_id = ${scope.accountId} and p.household = j.household
          and p.content_id::text = ${rules.contentId} and ${isSameOccasion(rules)}
          and p.contact_id is distinct from j.contact_id and ${isAlive('p')}) then 'DUPLICATE_HOUSEHOLD'
      end) as reason
    from evaluated j
  )`

const isSameOccasion = ({ occasion, flow }: PostcardRules) =>
  flow
    ? sql`p.flow_id::text = ${flow.flowId} and p.flow_step_id = ${flow.stepId}
          and p.created_at > now() - make_interval(days => ${sql.lit(repeatDays)})`
    : sql`p.occasion = ${occasion}`

/** The main home of a contact is the one that the contact list shows first. */
const selectHome = ({ accountId }: AccountScope) => sql`(
  select h.* from contact_properties l join properties h on h.account_id = ${accountId} and h.id = l.property_id
  where l.account_id = ${accountId} and l.contact_id = c.id
    and (r.property_id is null or l.property_id = r.property_id)
  order by l.claimed_at is null, l.created_at, h.id limit 1)`

const ownHoldReason = (
  scope: AccountScope,
  { contentId, version, skipsRepeats }: PostcardRules,
) => sql<PostcardHoldReason | null>`case
    when c.archived_at is not null or c.merged_into is not null then 'ARCHIVED'
    when home.id is null then 'NO_ADDRESS'
    when ${isIncomplete} then 'INCOMPLETE_ADDRESS'
    when c.unsubscribed_at is not null
      or ${isSuppressed(scope, sql`c.email`, ['COMPLAINT', 'MANUAL'])} then 'UNSUBSCRIBED'
    when c.is_non_marketing then 'NON_MARKETING'
    when exists (select from postcard_pieces p where p.account_id = ${scope.accountId} and p.contact_id = c.id
      and p.household = home.address_key and p.state = 'RETURNED') then 'RETURNED_BEFORE'
    ${
      skipsRepeats
        ? sql`when exists (select from postcard_pieces p where p.account_id = ${scope.accountId}
          and (p.contact_id = c.id or p.household = home.address_key)
          and p.created_at > now() - make_interval(days => ${sql.lit(repeatDays)})
          and p.content_id::text = ${contentId} and p.version = ${version} and ${isAlive('p')}) then 'ALREADY_SENT'`
        : sql``
    }
  end`

/**
 * Less than a carrier needs. A box has no house number. An address that is not on record has no parts, so its one line
 * has to have them all.
 */
const isIncomplete = sql<boolean>`(case when home.street = '' then home.full_address !~* ${sql.lit(mailingAddressPattern)} else
  btrim(home.city) = '' or home.state !~* '^[a-z]{2}$'
  or home.zip !~ '^\\d{5}' or btrim(home.door_number) = '' and home.street !~* '^p\\.? ?o\\.? box' end)`

/** Why the contact and the home of a queued postcard `p` do not get it any more, or null. */
export const currentHoldReason = (scope: AccountScope) => sql<PostcardHoldReason | null>`case
    when c.id is null or c.archived_at is not null or c.merged_into is not null then 'ARCHIVED'
    when home.id is null then 'NO_ADDRESS'
    when ${isIncomplete} then 'INCOMPLETE_ADDRESS'
    when c.unsubscribed_at is not null
      or ${isSuppressed(scope, sql`c.email`, ['COMPLAINT', 'MANUAL'])} then 'UNSUBSCRIBED'
    when c.is_non_marketing then 'NON_MARKETING'
  end`
