import type { Notification } from './notification.ts'

/** A contact's notes, scrolled to this one. */
export const toNotePath = (contactId: string, noteId: string): string => `contacts/${contactId}/notes?entry=${noteId}`

/** A contact's page, with the texts that were exchanged with them open. */
export const toTextsPath = (contactId: string): string => `contacts/${contactId}/activity?${textsParam}=open`

/** Query parameter that opens the texts of a contact. */
export const textsParam = 'texts'

/** The page of the console that a notification leads to, within its account. */
export function toNotificationPath({
  kind,
  contact,
  noteId,
  leadId,
  propertyId,
}: Pick<Notification, 'contact' | 'noteId' | 'leadId' | 'propertyId'> & Partial<Pick<Notification, 'kind'>>): string {
  if (kind === 'CALENDAR') return 'settings/booking-page/appointments'
  if (kind === 'LEAD_INTAKE') return 'settings/lead-intake/messages'
  if (!contact) return 'contacts'
  if (kind === 'TEXT_REPLY') return toTextsPath(contact._id)
  if (noteId) return toNotePath(contact._id, noteId)
  if (propertyId) return `property/${propertyId}/overview`
  return leadId ? `leads/today?lead=${encodeURIComponent(leadId)}` : `contacts/${contact._id}/activity`
}
