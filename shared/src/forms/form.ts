import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { assetKinds } from '../assets/asset.ts'
import {
  isWebAddress,
  OptionalLine,
  OptionalText,
  RequiredLine,
  RequiredText,
  requiredMessage,
  tooLongMessage,
} from '../http/fields.ts'
import { questionPlaces } from './question.ts'
import { FormQuestions } from './question-schema.ts'

export const formsMaximum = 200
export const formNameMaximum = 120
export const titleMaximum = 64
export const descriptionMaximum = 480
/** Spanish takes more room than English. */
export const spanishTitleMaximum = 96
export const spanishDescriptionMaximum = 640
export const trackingCodeMaximum = 10_000
export const redirectUrlMaximum = 500
export const replySubjectMaximum = 120
export const replyTextMaximum = 2000

const TrackingCode = z.string().max(trackingCodeMaximum, tooLongMessage(trackingCodeMaximum))

/** Where visitors go after sending. Empty for the thank-you message. */
const RedirectUrl = z
  .string()
  .trim()
  .max(redirectUrlMaximum, tooLongMessage(redirectUrlMaximum))
  .refine(
    (text) => text === '' || (/^https:/i.test(text) && isWebAddress(text)),
    'Please enter a URL that starts with https://',
  )

/** The agency's own beginning of the email that visitors get. Empty texts leave the standard ones. */
const FormReply = z.object({
  subject: z.object({ en: OptionalLine(replySubjectMaximum), es: OptionalLine(replySubjectMaximum) }),
  text: z.object({ en: OptionalText(replyTextMaximum), es: OptionalText(replyTextMaximum) }),
})
export type FormReply = z.infer<typeof FormReply>

/** The texts of a form for visitors who read Spanish. Empty ones leave ours, or else the English ones. */
const SpanishFormTexts = z.object({
  title: OptionalLine(spanishTitleMaximum),
  description: OptionalText(spanishDescriptionMaximum),
})
export type SpanishFormTexts = z.infer<typeof SpanishFormTexts>

export const FormConfig = z.object({
  _id: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  spanish: SpanishFormTexts,
  leadType: z.enum(leadTypes),
  settings: z.object({
    firstNameMandatory: z.boolean(),
    lastNameMandatory: z.boolean(),
    phoneMandatory: z.boolean(),
    /** Home value forms only. */
    includeSellingTimeline: z.boolean().optional(),
  }),
  exitSettings: z.object({ exitTo: z.string(), redirectUrl: z.string() }),
  generalSettings: z.object({
    trackingCode: z.string(),
    sendsAnswer: z.boolean(),
    sendsText: z.boolean(),
    reply: FormReply,
  }),
  /** Questions of the agency's own, in order. */
  questions: FormQuestions,
  /** Whether they are asked before or after the contact details. */
  questionPlace: z.enum(questionPlaces),
  /** Counts the changes of the questions. */
  questionsVersion: z.number(),
  /** Archived forms are not offered for widgets, pages and buttons. */
  isArchived: z.boolean(),
  updatedAt: z.string(),
})
export type FormConfig = z.infer<typeof FormConfig>

export const FormName = z.object({ name: RequiredLine(formNameMaximum) })

/** A new form starts with the texts and questions of its lead type. */
export const NewForm = FormName.extend({ leadType: z.enum(leadTypes, requiredMessage) })
export type NewForm = z.infer<typeof NewForm>

/** What opens a form, by itself or through a group that contains it. */
export const FormUse = z.object({
  kind: z.enum([...assetKinds, 'form-group']),
  _id: z.string(),
  name: z.string(),
  isArchived: z.boolean(),
  /** Personal pages open only for the agent they belong to. */
  isPersonal: z.boolean(),
})
export type FormUse = z.infer<typeof FormUse>

/** Every form asks for these contact details. */
const AlwaysMandatory = z.literal(true, 'This contact detail is always mandatory').default(true)

/** The `updatedAt` that the client loaded. If set, the save fails when someone else saved since then. */
const basedOn = z.iso.datetime().optional()

/** A complete form to save. Fixed fields must match the stored form. */
export const FormChange = z.object({
  title: RequiredText(titleMaximum),
  description: RequiredText(descriptionMaximum),
  /** Omitted, they stay as they are. */
  spanish: SpanishFormTexts.optional(),
  leadType: z.enum(leadTypes, requiredMessage),
  settings: z.object({
    firstNameMandatory: AlwaysMandatory,
    lastNameMandatory: AlwaysMandatory,
    phoneMandatory: z.boolean(),
    includeSellingTimeline: z.boolean().optional(),
  }),
  exitSettings: z.object({
    exitTo: z.string(requiredMessage).min(1, requiredMessage),
    /** Omitted, it stays as it is. */
    redirectUrl: RedirectUrl.optional(),
  }),
  generalSettings: z.object({
    trackingCode: TrackingCode,
    /** Whether visitors get an email at once. Omitted, it stays as it is. */
    sendsAnswer: z.boolean().optional(),
    /** Whether visitors who want texts get one at once. Omitted, it stays as it is. */
    sendsText: z.boolean().optional(),
    /** Omitted, it stays as it is. */
    reply: FormReply.optional(),
  }),
  /** Omitted, they stay as they are. */
  questions: FormQuestions.optional(),
  questionPlace: z.enum(questionPlaces).optional(),
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

/** A dashboard that a form can lead to. */
export const LinkedDashboard = z.object({ _id: z.string(), name: z.string() })
export type LinkedDashboard = z.infer<typeof LinkedDashboard>
