import { orNotFound } from '@gable/shared/http/problem.ts'
import type { PostcardRecipient, PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import { sampleRecipient, toSampleCode } from '@gable/shared/postcards/sample-recipient.ts'
import { createSenderValues } from '../emails/merge-values.ts'
import { getAgencyRow } from '../emails/recipient-queries.ts'
import { toEmailAgent } from '../emails/recipients.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { listPostcardRecipients } from '../postcard-delivery/postcard-recipients.ts'
import { getPostcardSender } from '../postcard-delivery/postcard-sender.ts'

interface PreviewInput {
  brandingId?: string | null | undefined
  contactId?: string | null | undefined
  /** Whose name is printed. Missing or null is the agent who looks at it. */
  agentId?: string | null | undefined
}

/** What a postcard is filled with in a preview: the brand, and a contact or a sample. The address zone stays free. */
export async function getPreviewContext(
  db: Db,
  scope: Scope,
  { brandingId = null, contactId, agentId }: PreviewInput,
  origin: string,
): Promise<{ sender: PostcardSender; recipient: PostcardRecipient }> {
  const sender = await getPostcardSender(db, scope, brandingId)
  if (!contactId) return { sender, recipient: await createSample(db, scope, { sender, agentId, origin }) }
  const request = { contactId, propertyId: null, agentId: agentId ?? null }
  const { values, agent } = orNotFound(
    (await listPostcardRecipients(db, scope, [request], sender)).get(contactId),
    'contact with a home',
  )
  return { sender, recipient: { values, agent, address: [], ...toSampleCode(origin) } }
}

interface SampleInput {
  sender: PostcardSender
  agentId: string | null | undefined
  origin: string
}

/** A made-up contact of an agent of the account. */
async function createSample(db: Db, scope: Scope, { sender: { brand }, agentId, origin }: SampleInput) {
  const row = await getAgencyRow(db, agentId ? { ...scope, agentId } : scope)
  if (agentId) orNotFound(row.agentName ?? undefined, 'agent')
  const sender = { brand, origin, postalAddress: brand.address }
  const agent = toEmailAgent(row, sender)
  const values = { ...sampleRecipient.values, ...createSenderValues({ row, agent, sender, today: new Date() }) }
  return { ...sampleRecipient, values, agent, ...toSampleCode(origin) }
}
