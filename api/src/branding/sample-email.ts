import { type BrandParts, toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import type { RenderedEmail } from '../platform/mail/email.ts'
import { renderEmail } from '../platform/mail/render-email.ts'

interface SampleEmailInput {
  branding: BrandParts
  signature: Signature | undefined
}

/** A preview with a fictional recipient. The empty origin makes images load from the page that shows it. */
export function renderSampleEmail({ branding, signature }: SampleEmailInput): RenderedEmail {
  const brand = toPublicBrand(branding)
  return renderEmail({
    to: 'jordan@example.com',
    subject: `Your home value, from ${brand.name}`,
    heading: 'Thank you, Jordan',
    paragraphs: [
      'We received your request for 21 Chestnut Street.',
      'One of our agents is reviewing recent sales near your home and will get back to you within a day. In the meantime, you can see what we already know on your home’s page.',
    ],
    button: { label: 'See your home', url: brand.website || 'https://example.com/your-home' },
    layout: { brand, signature, origin: '' },
  })
}
