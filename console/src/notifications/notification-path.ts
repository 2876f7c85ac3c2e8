import type { Notification } from '@gable/shared/notifications/notification.ts'
import { toLeadPath } from '../layout/paths/lead-paths.ts'

/** A contact's notes, scrolled to this one. */
export const toNotePath = (contactId: string, noteId: string) => `contacts/${contactId}/notes?entry=${noteId}`

export const toNotificationPath = ({
  contact,
  noteId,
  leadId,
  propertyId,
}: Pick<Notification, 'contact' | 'noteId' | 'leadId' | 'propertyId'>) => {
  if (noteId) return toNotePath(contact._id, noteId)
  if (propertyId) return `property/${propertyId}/overview`
  return leadId ? toLeadPath(leadId) : `contacts/${contact._id}/activity`
}
