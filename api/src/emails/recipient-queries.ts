import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import type { RecipientRequest } from './recipients.ts'

export interface RecipientHomeRow {
  propertyId: string
  fullAddress: string
  doorNumber: string
  street: string
  unit: string
  city: string
  state: string
  zip: string
  lastSoldOn: string | null
}

/** The agent that an email is from, and the office behind them. */
export interface AgentColumns {
  agentName: string | null
  agentFirstName: string | null
  agentEmail: string | null
  agentPhone: string | null
  agentTitle: string | null
  agentPhoto: string | null
  /** The first owner of the account, who answers when nobody else does. */
  officeEmail: string
  timeZone: string
}

export interface RecipientRow extends AgentColumns {
  contactId: string
  firstName: string
  lastName: string
  fullName: string
  toEmail: string
  agentId: string | null
  /** The contact, or another owner of the home, opted out of marketing. */
  isNonMarketing: boolean
  home: RecipientHomeRow | null
}

/** The main home of a contact is the one that the contact list shows first. */
export async function listRecipientRows(
  db: Db,
  { accountId }: AccountScope,
  requests: readonly Pick<RecipientRequest, 'contactId' | 'propertyId' | 'agentId'>[],
): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select c.id as "contactId", c.first_name as "firstName", c.last_name as "lastName", c.full_name as "fullName",
      coalesce(c.email, '') as "toEmail",
      a.id as "agentId", ${agentColumns},
      c.is_non_marketing or exists (
        select from contact_properties l join contacts other on other.account_id = ${accountId} and other.id = l.contact_id
        where l.account_id = ${accountId} and l.property_id = home."propertyId"
          and other.archived_at is null and other.is_non_marketing
      ) as "isNonMarketing",
      case when home."propertyId" is not null then to_json(home) end as home
    from unnest(
        ${requests.map(({ contactId }) => contactId)}::uuid[],
        ${requests.map(({ propertyId }) => propertyId)}::uuid[],
        ${requests.map(({ agentId }) => agentId)}::uuid[]
      ) as request(contact_id, property_id, agent_id)
      cross join ${selectOffice(accountId)} office
      join contacts c on c.account_id = ${accountId} and c.id = request.contact_id
      left join agents a on a.account_id = ${accountId} and a.id = coalesce(request.agent_id, c.owner_id)
      left join users u on u.id = a.user_id
      left join lateral (
        select h.id as "propertyId", h.full_address as "fullAddress", h.door_number as "doorNumber", h.street, h.unit,
          h.city, h.state, left(h.zip, 5) as zip, h.last_sold_on as "lastSoldOn"
        from contact_properties l join properties h on h.account_id = ${accountId} and h.id = l.property_id
        where l.account_id = ${accountId} and l.contact_id = c.id
          and (request.property_id is null or l.property_id = request.property_id)
        order by l.claimed_at is null, l.created_at, h.id limit 1
      ) home on true`.execute(db)
  return rows
}

/** An agent, and the office behind them. */
export async function getAgencyRow(db: Db, { accountId, agentId }: Scope): Promise<AgentColumns> {
  const { rows } = await sql<AgentColumns>`
    select ${agentColumns} from ${selectOffice(accountId)} office
      left join agents a on a.account_id = ${accountId} and a.id = ${agentId}
      left join users u on u.id = a.user_id`.execute(db)
  const [row] = rows
  invariant(row, 'the account has no agency')
  return row
}

const agentColumns = sql`u.display_name as "agentName", nullif(u.first_name, '') as "agentFirstName",
  u.email as "agentEmail", u.phone as "agentPhone", a.title as "agentTitle", a.photo_url as "agentPhoto",
  office.email as "officeEmail", office.time_zone as "timeZone"`

const selectOffice = (accountId: string) => sql`lateral (
  select g.time_zone, coalesce((select u.email from agents a join users u on u.id = a.user_id
    where a.account_id = ${accountId} and a.deactivated_at is null order by a.role = 'OWNER' desc, a.created_at, a.id limit 1), '') as email
  from agencies g where g.account_id = ${accountId})`
