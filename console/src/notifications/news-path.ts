import type { Notification } from '@gable/shared/notifications/notification.ts'
import { leadPath } from '../leads/lead-path.ts'

/** The notes of a contact with this one in sight. */
export const notePath = (contactId: string, noteId: string) => `contacts/${contactId}/notes?entry=${noteId}`

/** Where news leads: to the note, or to the lead. */
export const pathOfNews = ({ contact, noteId, leadId }: Pick<Notification, 'contact' | 'noteId' | 'leadId'>) => {
  if (noteId) return notePath(contact._id, noteId)
  return leadId ? leadPath(leadId) : `contacts/${contact._id}/activity`
}
