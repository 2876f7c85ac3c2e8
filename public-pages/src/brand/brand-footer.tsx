import { marks } from '@gable/shared/branding/marks.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { translateBrand } from '@gable/shared/journeys/translate-brand.ts'

interface BrandFooterProps {
  brand: PublicBrand
  language: Language
  labels: JourneyLabels
}

/** The agency's contact details and the disclosures that the law requires. */
export function BrandFooter({ brand, language, labels }: BrandFooterProps) {
  const { name, phone, email, website, address, license, disclaimer } = translateBrand(brand, language)
  return (
    <footer class="footer">
      <p class="identity">{[name, address, license].filter(Boolean).join(' · ')}</p>
      <ul class="links">
        {phone && <ContactLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} label={phone} />}
        {email && <ContactLink href={`mailto:${email}`} label={email} />}
        {website && <ContactLink href={website} label={labels.website} />}
        {brand.privacyUrl && <ContactLink href={brand.privacyUrl} label={labels.privacy} />}
        {brand.termsUrl && <ContactLink href={brand.termsUrl} label={labels.terms} />}
      </ul>
      {disclaimer && <p class="disclaimer">{disclaimer}</p>}
      {brand.marks.length > 0 && (
        <ul class="brand-marks" aria-label={labels.marks}>
          {brand.marks.map((mark) => (
            <li key={mark}>
              <svg viewBox="0 0 24 24" width="28" height="28" fill-rule="evenodd" aria-hidden="true">
                <path d={marks[mark].path} />
              </svg>
              {language === 'es' ? marks[mark].spanishLabel : marks[mark].label}
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}

const ContactLink = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a href={href} rel="noopener">
      {label}
    </a>
  </li>
)
