import type {
  EmailAgent,
  EmailRecipient,
  EmailRecipientLinks,
  EmailSender,
} from '@gable/shared/emails/email-context.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createMergeValues } from './merge-values.ts'
import { loadEmailHomes } from './recipient-homes.ts'
import { type AgentColumns, listRecipientRows } from './recipient-queries.ts'

export interface RecipientRequest {
  contactId: string
  /** Null is the contact's main home. */
  propertyId: string | null
  /** Who the email is from. Null is the agent in charge of the contact. */
  agentId: string | null
  links: EmailRecipientLinks
}

interface RecipientContext {
  sender: EmailSender
  today?: Date
}

export interface ListedRecipient extends EmailRecipient {
  /** Empty when the contact has no email. */
  toEmail: string
  /** The home that the figures are about. */
  propertyId: string | null
  /** Null when the email is from the agency. */
  agentId: string | null
}

/** What an email is filled with, for up to some hundred contacts at once. Contacts that were erased are left out. */
export async function listEmailRecipients(
  db: Db,
  scope: AccountScope,
  requests: readonly RecipientRequest[],
  { sender, today = new Date() }: RecipientContext,
): Promise<Map<string, ListedRecipient>> {
  const rows = await listRecipientRows(db, scope, requests)
  const homes = await loadEmailHomes(db, scope, rows, today)
  const links = new Map(requests.map((request) => [request.contactId, request.links]))
  return new Map(
    rows.flatMap((row) => {
      const ownLinks = links.get(row.contactId)
      if (!ownLinks) return []
      const agent = toEmailAgent(row, sender)
      const home = (row.home && homes.get(row.home.propertyId)) ?? null
      const { toEmail, agentId } = row
      const propertyId = row.home?.propertyId ?? null
      const values = createMergeValues({ row, home, agent, sender, today })
      return [[row.contactId, { values, agent, home, links: ownLinks, toEmail, propertyId, agentId }]]
    }),
  )
}

/** The agency speaks for contacts without an agent. */
export const toEmailAgent = (
  { agentName, agentEmail, agentPhone, agentTitle, agentPhoto, officeEmail }: AgentColumns,
  { brand }: EmailSender,
): EmailAgent => ({
  fullName: agentName ?? brand.name,
  title: agentTitle ?? '',
  photoUrl: agentPhoto,
  email: agentEmail || brand.email || officeEmail,
  phone: agentPhone || brand.phone,
})
