import { fillMergeText } from '@gable/shared/content/merge-fields.ts'
import type { EmailRecipient } from '@gable/shared/emails/email-context.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { addMinutes } from './activity-event.ts'
import type { Contact } from './contacts.ts'
import type { SentEmail } from './contents-emails.ts'
import { createRecipients } from './contents-recipients.ts'
import type { SeedRow } from './insert-rows.ts'
import type { World } from './world.ts'
import type { WorldContext } from './world-context.ts'

/** A content that was sent to contacts on one day. */
export interface DemoBroadcast {
  id: string
  contentId: string
  version: number
  settings: EmailSettings
  startsAt: Date
  emails: SentEmail[]
}

/** The pieces of each broadcast, with the fate that the activity tells. */
export function toPieceRows(
  account_id: string,
  context: WorldContext,
  world: World,
  broadcasts: DemoBroadcast[],
): SeedRow<'email_pieces'>[] {
  const rng = context.rngFor('pieces')
  const getRecipient = createRecipients(context, world)
  return broadcasts.flatMap(({ id, contentId, version, settings, emails }) =>
    emails.map((email) => {
      const { contact, ownership, agent, sentAt, openedAt } = email
      const recipient = getRecipient(email)
      const bounces = email.isLast && !openedAt && rng.bool(0.12)
      const isFetched = rng.bool(0.38)
      const acceptedAt = addMinutes(sentAt, rng.float(0.02, 0.4))
      return {
        account_id,
        id: email.id,
        kind: 'MARKETING' as const,
        content_id: contentId,
        version,
        occasion: id,
        broadcast_id: id,
        contact_id: contact.id,
        property_id: ownership?.propertyId ?? null,
        agent_id: agent?.id ?? null,
        to_email: contact.email ?? '',
        recipient,
        subject: fillMergeText(settings.subject, recipient.values),
        state: bounces ? ('BOUNCED' as const) : ('DELIVERED' as const),
        reason: bounces ? bounceReason : '',
        due_at: sentAt,
        attempts: 1,
        attempt_started_at: sentAt,
        sent_at: sentAt,
        created_at: sentAt,
        delivered_at: bounces ? null : acceptedAt,
        bounced_at: bounces ? acceptedAt : null,
        machine_opened_at: isFetched && !bounces ? addMinutes(acceptedAt, rng.float(0.05, 2)) : null,
        opened_at: openedAt,
        clicked_at: email.clickedAt,
        unsubscribed_at: email.unsubscribedAt,
      }
    }),
  )
}

const bounceReason = 'The mailbox does not exist.'

/** Replies to submissions, which agents wrote themselves. */
export function toReplyRows(
  account_id: string,
  context: WorldContext,
  world: World,
  emails: SentEmail[],
): SeedRow<'email_pieces'>[] {
  const getRecipient = createRecipients(context, world)
  return emails.map((email) => {
    const { id, contact, ownership, agent, sentAt, subject } = email
    const recipient = getRecipient(email)
    return {
      account_id,
      id,
      kind: 'PERSONAL' as const,
      contact_id: contact.id,
      agent_id: agent?.id ?? null,
      subject,
      property_id: ownership?.propertyId ?? null,
      to_email: contact.email ?? '',
      recipient,
      body: toReply(recipient),
      ...({ state: 'DELIVERED', due_at: sentAt, attempts: 1, attempt_started_at: sentAt, sent_at: sentAt } as const),
      created_at: sentAt,
      delivered_at: addMinutes(sentAt, 0.1),
      opened_at: email.openedAt,
      clicked_at: email.clickedAt,
      unsubscribed_at: email.unsubscribedAt,
    }
  })
}

function toReply({ values, home }: EmailRecipient): string {
  const subject = home ? ` about ${values['home.street']}` : ''
  return [
    `Hi ${values['contact.firstName'] || 'there'},`,
    `thank you for writing to us${subject}. I am going through the latest sales and will get back to you with figures tomorrow morning.`,
    'If it is urgent, just reply to this email.',
    values['agent.fullName'],
  ].join('\n\n')
}

/** Picks at most this many per day, those of the most recently active contacts first, so that the seed stays fast. */
export function createEmailPicker({ events }: World, limit: number): (emails: SentEmail[]) => SentEmail[] {
  const lastActive = new Map<Contact, number>()
  for (const { contact, at } of events) lastActive.set(contact, at.getTime())
  const active = [...lastActive].sort(([, one], [, other]) => other - one).slice(0, activeCount)
  const isActive = new Set(active.map(([contact]) => contact))
  const rank = ({ id, contact }: SentEmail) => `${isActive.has(contact) ? 0 : 1}${id.slice(-12)}`
  return (emails) =>
    emails
      .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
      .slice(0, limit)
      .sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
}

const activeCount = 40
