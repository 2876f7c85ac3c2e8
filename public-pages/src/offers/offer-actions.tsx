import type { Language } from '@gable/shared/journeys/journey.ts'
import type { OfferPageLabels } from '@gable/shared/offers/offer-page-labels.ts'

/** What the contact can do on their own page. Sheets for agents have none of it. */
export interface OfferPageActions {
  /** The path of the page. */
  path: string
  agentName: string
  acceptedIds: string[]
  /** The offer that the contact just did something about. */
  answered: { offerId: string; result: 'accepted' | 'asked' | 'expired' | 'tooMany' } | undefined
}

interface OfferActionsProps {
  offerId: string
  language: Language
  actions: OfferPageActions
  labels: OfferPageLabels
}

/** Every step is a form behind a disclosure, so it works without script and takes two clicks. */
export function OfferActions({
  offerId,
  language,
  actions: { path, agentName, acceptedIds, answered },
  labels,
}: OfferActionsProps) {
  const result = answered?.offerId === offerId ? answered.result : undefined
  const isAccepted = acceptedIds.includes(offerId)
  return (
    <div class="actions" id={`offer-${offerId}`}>
      {isAccepted && <p class="done">{labels.accepted(agentName)}</p>}
      {result === 'asked' && <p class="done">{labels.asked(agentName)}</p>}
      {result === 'expired' && <p class="done">{labels.expired}</p>}
      {result === 'tooMany' && <p class="done">{labels.tooMany}</p>}
      {!isAccepted && (
        <details>
          <summary class="primary">{labels.accept}</summary>
          <form method="post" action={`${path}/accept`}>
            <input type="hidden" name="offerId" value={offerId} />
            <input type="hidden" name="lang" value={language} />
            <p>{labels.aboutAccept(agentName)}</p>
            <button type="submit">{labels.confirm}</button>
          </form>
        </details>
      )}
      <details>
        <summary>{labels.ask}</summary>
        <form method="post" action={`${path}/ask`}>
          <input type="hidden" name="offerId" value={offerId} />
          <input type="hidden" name="lang" value={language} />
          <label>
            {labels.question}
            <textarea name="question" required rows={4} maxLength={1000} />
          </label>
          <button type="submit">{labels.send}</button>
        </form>
      </details>
    </div>
  )
}
