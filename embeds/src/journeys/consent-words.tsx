import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'

/** What is agreed to by sending, where it is sent. */
export function ConsentWords({ journey: { consent, brand }, words }: { journey: Journey; words: Words }) {
  const links = [
    [brand.privacyUrl, words.privacy],
    [brand.termsUrl, words.terms],
  ].filter(([address]) => address)
  return (
    <div class="consent">
      <p>{consent.wording}</p>
      {links.length > 0 && (
        <p class="links">
          {links.map(([address, label]) => (
            <a key={label} href={address} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
