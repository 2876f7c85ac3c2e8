import { OptionalText } from '@gable/shared/http/fields.ts'
import { ImportMapping } from '@gable/shared/imports/import.ts'
import { dateOrders } from '@gable/shared/imports/parse-date.ts'
import * as z from 'zod'

export const SetupFields = z.object({
  mapping: ImportMapping,
  matchBy: z.enum(['EMAIL', 'EMAIL_OR_PHONE']),
  onMatch: z.enum(['FILL', 'OVERWRITE', 'SKIP']),
  mayEmail: z.enum(['YES', 'NO'], 'Please choose whether they agreed'),
  dateOrder: z.enum(dateOrders, 'Please choose how the file writes dates'),
  tag: OptionalText(64),
  source: OptionalText(64),
  ownerId: z.string(),
})
export type SetupInput = z.input<typeof SetupFields>
export type SetupValues = z.output<typeof SetupFields>

/** The option for no owner, since an option cannot be null. */
export const noOwner = 'NONE'
