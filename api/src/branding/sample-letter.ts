import type { BrandInParts } from '@gable/shared/branding/public-brand.ts'
import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import type { Signature } from '@gable/shared/branding/signature.ts'
import { compose } from '../platform/mail/compose.ts'
import type { ComposedLetter } from '../platform/mail/letter.ts'

interface Sample {
  branding: BrandInParts
  signature: Signature | undefined
}

/** A letter as a visitor gets it, to somebody who does not exist. Its pictures come from wherever it is shown. */
export function sampleLetter({ branding, signature }: Sample): ComposedLetter {
  const brand = publicBrandOf(branding)
  return compose({
    to: 'jordan@example.com',
    subject: `Your home value, from ${brand.name}`,
    heading: 'Thank you, Jordan',
    paragraphs: [
      'We have received your request for 21 Chestnut Street.',
      'One of us looks at the homes that were sold near yours and comes back to you within a day. Until then, your own page shows what we know already.',
    ],
    button: { label: 'See your home', url: brand.website || 'https://example.com/your-home' },
    letterhead: { brand, signature, origin: '' },
  })
}
