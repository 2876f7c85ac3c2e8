import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { assetKinds } from '../assets/asset.ts'
import { campaignParts } from '../traffic/campaign.ts'
import { clickIdNames } from '../traffic/click-ids.ts'
import { variants } from '../traffic/shown-variant.ts'

export const submissionStates = ['NEW', 'READ', 'SPAM'] as const
export type SubmissionState = (typeof submissionStates)[number]

export const SubmissionRow = z.object({
  _id: z.string(),
  at: z.string(),
  subject: z.enum(assetKinds),
  subjectId: z.string(),
  subjectName: z.string(),
  formName: z.string(),
  leadType: z.enum(leadTypes),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string().nullable(),
  state: z.enum(submissionStates),
  contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
})
export type SubmissionRow = z.infer<typeof SubmissionRow>

export const Submission = SubmissionRow.extend({
  receivedAt: z.string(),
  page: z.string().nullable(),
  /** The external page that linked to it. */
  referrer: z.string().nullable(),
  /** The email that led the visitor to the form. */
  sentEmail: z.object({ pieceId: z.string(), contentId: z.string(), title: z.string() }).nullable(),
  campaign: z.partialRecord(z.enum(campaignParts), z.string()),
  clickIds: z.partialRecord(z.enum(clickIdNames), z.string()),
  language: z.string(),
  /** The version of the page that the visitor saw, if one was tested. */
  variant: z.enum(variants).nullable(),
  spamReason: z.string().nullable(),
  /** The detail that matched an existing contact, if any. */
  recognisedBy: z.enum(['EMAIL', 'PHONE']).nullable(),
  leadId: z.string().nullable(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  consent: z
    .object({
      wording: z.string(),
      version: z.string(),
      at: z.string(),
      privacyUrl: z.string().nullable(),
      termsUrl: z.string().nullable(),
      /** The box for texts, if the form had one. */
      texts: z.object({ wording: z.string(), isAgreed: z.boolean() }).nullable(),
    })
    .nullable(),
  readBy: z.string().nullable(),
})
export type Submission = z.infer<typeof Submission>
