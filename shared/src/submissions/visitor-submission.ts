import * as z from 'zod'
import { AddressSuggestion } from '../addresses/endpoints.ts'
import { assetKinds } from '../assets/asset.ts'
import { Id } from '../http/fields.ts'
import { VisitReferralInput } from '../ingest/visitor-event.ts'
import { languages } from '../journeys/journey.ts'
import { CalculatorResult } from './calculator-result.ts'

/**
 * A visitor's filled-in form. The browser creates `id` once per form, so a retry is the same submission. This schema only
 * bounds text lengths; the current form decides which fields are required.
 */
export const VisitorSubmission = z.object({
  id: Id,
  subject: z.enum(assetKinds),
  subjectId: Id,
  visitId: Id,
  /** The button of a homeowner's page that opened the form. Its link says who the visitor is and which home it is about. */
  dashboard: z
    .object({ code: z.string().max(40), moduleId: z.string().max(64), button: z.string().max(64) })
    .optional(),
  /** The tab that started the journey, on a page with tabs. */
  tab: z.number().int().min(0).max(20).default(0),
  at: z.iso.datetime({ offset: true }),
  page: z.string().max(100_000).optional(),
  /** The external page that linked to it. */
  referrer: z.string().max(100_000).optional(),
  /** Where the visit came from, if the page's URL may no longer say it. */
  from: VisitReferralInput.optional().catch(undefined),
  language: z.enum(languages).default('en'),
  address: z.object({ text: z.string().max(10_000), picked: AddressSuggestion.optional() }).optional(),
  answers: z
    .array(z.object({ formId: Id, value: z.string().max(10_000) }))
    .max(20)
    .default([]),
  /** Answers to the questions that the agency added to this form, and which version of them the visitor saw. */
  questionAnswers: z
    .object({
      formId: Id,
      version: z.number().int(),
      answers: z.array(z.object({ questionId: Id, value: z.string().max(10_000) })).max(100),
    })
    .optional(),
  details: z.object({
    firstName: z.string().max(10_000).default(''),
    lastName: z.string().max(10_000).default(''),
    email: z.string().max(10_000).default(''),
    phone: z.string().max(10_000).default(''),
    /** `YES` if the visitor ticked the box for texts. */
    texts: z.string().max(10).optional().catch(undefined),
  }),
  /** Calculator results. Extra ones are dropped, so that they never lose a lead. */
  figures: z.array(CalculatorResult).max(100).default([]),
  consent: z.object({
    wording: z.string().max(5000),
    version: z.string().max(100),
    seal: z.string().max(200),
    /** The text beside the box for texts, if there was one. The signature covers it, too. */
    texts: z.string().max(2000).optional(),
    /** The links shown with the text, which the signature covers. */
    privacyUrl: z.string().max(500).default(''),
    termsUrl: z.string().max(500).default(''),
  }),
  /** Clicks on ads that led to the page, where the page's URL no longer has them. */
  clickIds: z.record(z.string().max(20), z.string().max(500)).optional().catch(undefined),
  /** What the browser is known by at the services that count conversions. */
  clientIds: z.record(z.string().max(20), z.string().max(200)).optional().catch(undefined),
  /** What the visitor asked the assistant beside the form before. */
  conversationId: Id.optional().catch(undefined),
  /** A hidden field that only bots fill in. */
  website: z.string().max(10_000).default(''),
  /** Milliseconds from first seeing the form to sending it. */
  elapsed: z.number().optional(),
  isPreview: z.boolean().default(false),
})
export type VisitorSubmission = z.output<typeof VisitorSubmission>

export const SubmissionReceipt = z.object({
  submissionId: z.string(),
  firstName: z.string(),
  address: z.string().nullable(),
  /** Opens what the visitor gets back. */
  answerToken: z.string().optional(),
})
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>
