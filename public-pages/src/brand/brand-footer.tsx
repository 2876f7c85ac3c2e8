import { marks } from '@gable/shared/branding/marks.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'

/** Who is behind the page, how to reach them, and what the law wants said. */
export function BrandFooter({ brand, words }: { brand: PublicBrand; words: Words }) {
  const { name, phone, email, website, address, license, disclaimer } = brand
  return (
    <footer class="foot">
      <p class="who">{[name, address, license].filter(Boolean).join(' · ')}</p>
      <ul class="ways">
        {phone && <Way address={`tel:${phone.replace(/[^\d+]/g, '')}`} label={phone} />}
        {email && <Way address={`mailto:${email}`} label={email} />}
        {website && <Way address={website} label={words.website} />}
        {brand.privacyUrl && <Way address={brand.privacyUrl} label={words.privacy} />}
        {brand.termsUrl && <Way address={brand.termsUrl} label={words.terms} />}
      </ul>
      {disclaimer && <p class="disclaimer">{disclaimer}</p>}
      {brand.marks.length > 0 && (
        <ul class="marks-of-brand" aria-label={words.marks}>
          {brand.marks.map((mark) => (
            <li key={mark}>
              <svg viewBox="0 0 24 24" width="28" height="28" fill-rule="evenodd" aria-hidden="true">
                <path d={marks[mark].path} />
              </svg>
              {marks[mark].label}
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}

const Way = ({ address, label }: { address: string; label: string }) => (
  <li>
    <a href={address} rel="noopener">
      {label}
    </a>
  </li>
)
