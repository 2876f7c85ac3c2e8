import type { BrandParts } from '@gable/shared/branding/public-brand.ts'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import type { RenderedEmail } from '../platform/mail/email.ts'

interface SampleEmailInput {
  branding: BrandParts
  signature: Signature | undefined
}

/** A letter as a visitor gets it, to somebody who does not exist. Its pictures come from wherever it is shown. */
export function renderSampleEmail({ branding, signature }: SampleEmailInput): RenderedEmail {
  const brand = toPublicBrand(branding)
  return renderEmail({
    to: 'jordan@example.com',
    subject: `Your home value, from ${brand.name}`,
    heading: 'Thank you, Jordan',
    paragraphs: [
      'We have received your request for 21 Chestnut Street.',
      'One of us looks at the homes that were sold near yours and comes back to you within a day. Until then, your own page shows what we know already.',
    ],
    button: { label: 'See your home', url: brand.website || 'https://example.com/your-home' },
    layout: { brand, signature, origin: '' },
  })
}
