import type { Notification } from '@gable/shared/notifications/notification.ts'

/** The notes of a contact with this one in sight. */
export const notePath = (contactId: string, noteId: string) => `contacts/${contactId}/notes?entry=${noteId}`

/** Where news leads. */
export const pathOfNews = ({ contact, noteId }: Pick<Notification, 'contact' | 'noteId'>) =>
  noteId ? notePath(contact._id, noteId) : `contacts/${contact._id}/activity`
