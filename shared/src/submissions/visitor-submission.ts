import * as z from 'zod'
import { AddressSuggestion } from '../addresses/endpoints.ts'
import { subjectKinds } from '../assets/subject.ts'
import { Id } from '../http/fields.ts'
import { languages } from '../journeys/journey.ts'
import { Figure } from './figure.ts'

/**
 * What a visitor's browser sends, once per filling: `id` belongs to the filling, so that sending it again is the same
 * submission. Texts are only bounded here; what must be there is decided by the form as it is now.
 */
export const VisitorSubmission = z.object({
  id: Id,
  subject: z.enum(subjectKinds),
  subjectId: Id,
  visitId: Id,
  /** Of a page with tabs: by which one the journey was entered. */
  tab: z.number().int().min(0).max(20).default(0),
  at: z.iso.datetime({ offset: true }),
  page: z.string().max(100_000).optional(),
  /** The page of another site that led there. */
  referrer: z.string().max(100_000).optional(),
  language: z.enum(languages).default('en'),
  address: z.object({ text: z.string().max(10_000), picked: AddressSuggestion.optional() }).optional(),
  answers: z
    .array(z.object({ formId: Id, value: z.string().max(10_000) }))
    .max(20)
    .default([]),
  details: z.object({
    firstName: z.string().max(10_000).default(''),
    lastName: z.string().max(10_000).default(''),
    email: z.string().max(10_000).default(''),
    phone: z.string().max(10_000).default(''),
  }),
  /** What was worked out before, in a calculator. Too many cost nobody a lead: the first ones are kept. */
  figures: z.array(Figure).max(100).default([]),
  consent: z.object({
    wording: z.string().max(5000),
    version: z.string().max(100),
    seal: z.string().max(200),
    /** The links that stood beside the words, sealed with them. */
    privacyUrl: z.string().max(500).default(''),
    termsUrl: z.string().max(500).default(''),
  }),
  /** A field nobody sees: a machine fills it in. */
  website: z.string().max(10_000).default(''),
  /** From the first sight of the form to its sending, in milliseconds. */
  elapsed: z.number().optional(),
  isPreview: z.boolean().default(false),
})
export type VisitorSubmission = z.output<typeof VisitorSubmission>

export const SubmissionReceipt = z.object({
  submissionId: z.string(),
  firstName: z.string(),
  address: z.string().nullable(),
})
export type SubmissionReceipt = z.infer<typeof SubmissionReceipt>

/** The value by which an offer of a group is accepted or declined; the timeline's value is one of its options. */
export const offerAnswers = ['YES', 'NO'] as const
