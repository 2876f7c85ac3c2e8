import type { BrandingProof } from '@gable/shared/branding/proof.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { LandingPageLabels } from '@gable/shared/landing-pages/labels/landing-page-labels.ts'

interface ProofBandProps {
  proof: BrandingProof
  labels: LandingPageLabels
  language: Language
}

/** Figures and reviews of the brand; nothing while it has none. */
export function ProofBand({ proof, labels, language }: ProofBandProps) {
  const figures = listFigures(proof, labels, language)
  if (figures.length === 0 && proof.reviews.length === 0) return null
  return (
    <section class="proof" aria-label={labels.proof}>
      {figures.length > 0 && (
        <dl class="figures">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {proof.reviews.length > 0 && (
        <>
          <h2>{labels.reviews}</h2>
          <ul class="reviews">
            {proof.reviews.map(({ reviewId, quote, name, place }) => (
              <li key={reviewId}>
                <figure>
                  <blockquote>{quote}</blockquote>
                  <figcaption>
                    <b>{name}</b>
                    {place && <span>{place}</span>}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function listFigures(
  { homesSold, salesVolume, yearsInBusiness }: BrandingProof,
  labels: LandingPageLabels,
  language: Language,
) {
  const locale = language === 'es' ? 'es-US' : 'en-US'
  const format = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value)
  const dollars = {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  } as const
  return [
    { label: labels.homesSold, value: homesSold && format(homesSold) },
    { label: labels.salesVolume, value: salesVolume && format(salesVolume, dollars) },
    { label: labels.yearsInBusiness, value: yearsInBusiness && format(yearsInBusiness) },
  ].filter(({ value }) => value)
}
