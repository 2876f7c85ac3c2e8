import type { JourneyState } from './use-journey.ts'

/** The consent shown above the Send button. */
export function ConsentText({ journey: { consent, brand }, labels, values, setDetail }: JourneyState) {
  const links = [
    [brand.privacyUrl, labels.privacy],
    [brand.termsUrl, labels.terms],
  ].filter(([url]) => url)
  return (
    <div class="consent">
      {consent.texts && (
        <label>
          <input
            type="checkbox"
            name="details.texts"
            checked={!!values.details.texts}
            onInput={({ currentTarget }) => setDetail('texts', currentTarget.checked ? 'YES' : '')}
          />
          {consent.texts}
        </label>
      )}
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
