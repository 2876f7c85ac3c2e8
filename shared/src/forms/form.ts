import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { RequiredText, requiredMessage, tooLongMessage } from '../http/fields.ts'

export const titleMaximum = 64
export const descriptionMaximum = 480
export const trackingCodeMaximum = 10_000

const TrackingCode = z.string().max(trackingCodeMaximum, tooLongMessage(trackingCodeMaximum))

export const FormConfig = z.object({
  _id: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  leadType: z.enum(leadTypes),
  settings: z.object({
    firstNameMandatory: z.boolean(),
    lastNameMandatory: z.boolean(),
    phoneMandatory: z.boolean(),
    /** Of home-value forms only. */
    includeSellingTimeline: z.boolean().optional(),
  }),
  exitSettings: z.object({ exitTo: z.string() }),
  generalSettings: z.object({ trackingCode: z.string() }),
  updatedAt: z.string(),
})
export type FormConfig = z.infer<typeof FormConfig>

/** What every visitor is asked for, whatever a form says. */
const AlwaysMandatory = z.literal(true, 'This contact detail is always mandatory').default(true)

/** When the thing was last changed as far as the sender knows. Given, a change by somebody else since then is not overwritten. */
const basedOn = z.iso.datetime().optional()

/** A whole form as it is sent to be kept. What cannot be changed is there, and is compared. */
export const FormChange = z.object({
  title: RequiredText(titleMaximum),
  description: RequiredText(descriptionMaximum),
  leadType: z.enum(leadTypes, requiredMessage),
  settings: z.object({
    firstNameMandatory: AlwaysMandatory,
    lastNameMandatory: AlwaysMandatory,
    phoneMandatory: z.boolean(),
    includeSellingTimeline: z.boolean().optional(),
  }),
  exitSettings: z.object({ exitTo: z.string(requiredMessage).min(1, requiredMessage) }),
  generalSettings: z.object({ trackingCode: TrackingCode }),
  basedOn,
})
export type FormChange = z.infer<typeof FormChange>

export const FormGroupConfig = z.object({
  _id: z.string(),
  name: z.string(),
  formIds: z.array(z.string()),
  settings: z.object({ trackingCode: z.string() }),
  updatedAt: z.string(),
})
export type FormGroupConfig = z.infer<typeof FormGroupConfig>

export const FormGroupChange = z.object({
  formIds: z.array(z.string().max(100)).max(200),
  settings: z.object({ trackingCode: TrackingCode }),
  basedOn,
})
export type FormGroupChange = z.infer<typeof FormGroupChange>

export const changedMeanwhile = 'This was changed elsewhere since you opened it.'

/** Where a form may lead: a dashboard of the account, as a list offers it. */
export const LinkedDashboard = z.object({ _id: z.string(), name: z.string() })
export type LinkedDashboard = z.infer<typeof LinkedDashboard>
