import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'

/** The consent shown above the Send button. */
export function ConsentText({ journey: { consent, brand }, labels }: { journey: Journey; labels: JourneyLabels }) {
  const links = [
    [brand.privacyUrl, labels.privacy],
    [brand.termsUrl, labels.terms],
  ].filter(([url]) => url)
  return (
    <div class="consent">
      <p>{consent.wording}</p>
      {links.length > 0 && (
        <p class="links">
          {links.map(([url, label]) => (
            <a key={label} href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
