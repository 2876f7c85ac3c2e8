import { pluralize } from '../text/pluralize.ts'
import type { Notification } from './notification.ts'

/** A notification in plain text, for emails: one sentence, and what was written if there is more to say. */
export function describeNotification(notification: Notification): { title: string; text: string } {
  const { kind, text, contact, by } = notification
  const name = contact?.fullName || 'A contact'
  const colleague = by?.fullName || 'A colleague'
  switch (kind) {
    case 'MENTION':
      return { title: `${colleague} mentioned you in a note about ${contact?.fullName || 'a contact'}`, text }
    case 'ASSIGNED_LEAD':
      return { title: `${colleague} assigned you a lead: ${name}`, text }
    case 'HANDOVER':
      return { title: `The work of ${by?.fullName || 'a colleague'} is now yours`, text }
    case 'OFFER_ANSWER':
      return { title: `${name} answered an offer`, text }
    case 'TEXT_REPLY':
      return { title: `${name} sent you a text`, text }
    case 'APPOINTMENT':
      return { title: `${name} has an appointment with you`, text }
    case 'CALENDAR':
      return { title: `Your calendar and the appointment with ${name} differ`, text }
    case 'CORRECTION':
      return { title: `${name} corrected the figures of their home`, text }
    case 'POSTCARD_SCAN':
      return { title: `${name} scanned your postcard`, text }
    case 'FLOW':
      return { title: `A message about ${contact?.fullName || 'a contact'}`, text }
    case 'LEAD_INTAKE':
      return { title: 'An incoming message needs a look', text }
    case 'NEW_LEAD':
      return { title: `${name} is your new lead`, text }
    case 'UNASSIGNED_LEAD':
      return { title: `${name} is a new lead without an agent`, text }
  }
}

/** What a successor takes over. */
export const summarizeHandover = ({ contacts, leads }: { contacts: number; leads: number }): string =>
  [contacts > 0 && pluralize(contacts, 'contact'), leads > 0 && pluralize(leads, 'open lead')]
    .filter(Boolean)
    .join(' and ')
