import type { Journey } from '@gable/shared/journeys/journey.ts'

/** What goes along unseen where no script sends the form: the words that were agreed to, and since when they stood here. */
export const SealedWords = ({
  journey: { consent, brand },
  since,
}: {
  journey: Journey
  since: number | undefined
}) => (
  <>
    <input type="hidden" name="consent.wording" value={consent.wording} />
    <input type="hidden" name="consent.version" value={consent.version} />
    <input type="hidden" name="consent.seal" value={consent.seal} />
    <input type="hidden" name="consent.privacyUrl" value={brand.privacyUrl} />
    <input type="hidden" name="consent.termsUrl" value={brand.termsUrl} />
    <input type="hidden" name="since" value={since} />
  </>
)
