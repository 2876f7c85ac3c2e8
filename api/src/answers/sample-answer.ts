import type { PublicAgent } from '@gable/shared/agency/agent-card.ts'
import { createSampleAnswer, sampleAddress } from '@gable/shared/answers/sample-answer.ts'
import { type BrandParts, toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import type { RenderedEmail } from '../platform/mail/email.ts'
import { renderAnswerEmail } from './answer-email.ts'

interface SampleAnswerInput {
  branding: BrandParts
  signature: Signature | undefined
  agent: PublicAgent | undefined
}

/** The email that visitors get, to a fictional one. The empty origin makes images load from the page that shows it. */
export function renderSampleAnswer({ branding, signature, agent }: SampleAnswerInput): RenderedEmail {
  const brand = toPublicBrand(branding)
  const { name, phone, email } = brand
  return renderAnswerEmail({
    to: 'jordan@example.com',
    answer: createSampleAnswer({
      agent: agent
        ? { ...agent, isAgency: false }
        : { name, title: '', phone, email, photo: null, bookingUrl: '', isAgency: true },
      dashboardUrl: brand.website || 'https://example.com/your-home',
    }),
    language: 'en',
    firstName: 'Jordan',
    address: sampleAddress,
    figures: [],
    replyTo: '',
    layout: { brand, signature, origin: '' },
  })
}
