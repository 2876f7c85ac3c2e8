import * as z from 'zod'
import { requiredMessage } from '../http/fields.ts'

/** One of the account's own things, by its id. */
export const ReferenceId = z.uuid(requiredMessage).toLowerCase()

/** The form, or the group of forms, that a button or a search bar leads to. */
export const RequiredFormAction = z.object(
  { actionType: z.enum(['FORM', 'FORM_GROUP'], requiredMessage), value: ReferenceId },
  requiredMessage,
)
