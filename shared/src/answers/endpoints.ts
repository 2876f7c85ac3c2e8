import * as z from 'zod'
import { BrandingCompliance, BrandingDetails, BrandingStyle } from '../branding/branding.ts'
import { Signature } from '../branding/signature.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { languages } from '../journeys/journey.ts'
import type { SubmissionAnswer } from './answer.ts'

export const answerEndpoints = defineEndpoints({
  'GET /public/answers/:answerToken': {
    allow: 'anyone',
    about:
      'What a visitor gets back for a submission, for an hour: the estimated value of the home, who answers and by when. Waits up to 300 ms for the estimate.',
    params: z.object({ answerToken: z.string().max(200) }),
    query: z.object({ lang: z.enum(languages).default('en') }),
    reply: z.custom<SubmissionAnswer>((value) => typeof value === 'object' && value !== null),
  },
  'POST /agent/branding/:brandingId/mail-preview': {
    allow: 'MANAGE_MARKETING_SETTINGS',
    about: 'Renders the email that visitors get at once with a brand, including unsaved changes.',
    readOnly: true,
    params: z.object({ brandingId: Id }),
    body: z.object({
      style: BrandingStyle,
      details: BrandingDetails,
      compliance: BrandingCompliance,
      /** Defaults to the saved signature of the caller. */
      signature: Signature.optional(),
    }),
    reply: z.object({ html: z.string() }),
  },
})
