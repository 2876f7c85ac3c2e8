import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { tellWebhooks } from '../webhooks/tell.ts'
import type { Fields } from './write-queries.ts'

type Person = { id: string } & Pick<Fields, 'firstName' | 'lastName' | 'email' | 'phone'>

/** What the systems hear that an agency listens with. */
export const tellContactNews = (
  db: Db,
  scope: AccountScope,
  type: 'contact.created' | 'contact.updated',
  { id, firstName = '', lastName = '', email, phone }: Person,
) =>
  tellWebhooks(db, scope, {
    id: type === 'contact.created' ? id : newId(),
    type,
    data: { contactId: id, firstName, lastName, email: email ?? '', phone: phone ?? '' },
  })
