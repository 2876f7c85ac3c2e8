import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { publishWebhookEvent } from '../webhooks/publish-event.ts'
import type { ContactFields } from './write-queries.ts'

type PublishedContact = { id: string } & Pick<ContactFields, 'firstName' | 'lastName' | 'email' | 'phone'>

export const publishContactEvent = (
  db: Db,
  scope: AccountScope,
  type: 'contact.created' | 'contact.updated',
  { id, firstName = '', lastName = '', email, phone }: PublishedContact,
) =>
  publishWebhookEvent(db, scope, {
    id: type === 'contact.created' ? id : newId(),
    type,
    data: { contactId: id, firstName, lastName, email: email ?? '', phone: phone ?? '' },
  })
