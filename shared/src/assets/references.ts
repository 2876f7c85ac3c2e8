import * as z from 'zod'
import { requiredMessage } from '../http/fields.ts'

/** The id of another record of the account, such as a brand or a form. */
export const ReferenceId = z.uuid(requiredMessage).toLowerCase()

export const RequiredFormAction = z.object(
  { actionType: z.enum(['FORM', 'FORM_GROUP'], requiredMessage), value: ReferenceId },
  requiredMessage,
)
