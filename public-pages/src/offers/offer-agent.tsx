import type { PublicAgent } from '@gable/shared/agency/agent-card.ts'
import type { OfferPageLabels } from '@gable/shared/offers/offer-page-labels.ts'
import { getInitials } from '../brand/initials.ts'

/** The agent behind the offers, with every way to reach them. */
export const OfferAgent = ({ agent, labels }: { agent: PublicAgent; labels: OfferPageLabels }) => (
  <section class="agent" aria-label={agent.name}>
    {agent.photo ? (
      <img src={agent.photo} alt="" width={72} height={72} />
    ) : (
      <p class="initials" aria-hidden="true">
        {getInitials(agent.name)}
      </p>
    )}
    <div class="identity">
      <h2>{agent.name}</h2>
      {agent.title && <p>{agent.title}</p>}
    </div>
    <ul class="links">
      {agent.phone && (
        <li>
          <a href={`tel:${agent.phone.replace(/[^\d+]/g, '')}`}>{labels.call(agent.phone)}</a>
        </li>
      )}
      {agent.bookingUrl && (
        <li>
          <a href={agent.bookingUrl} rel="noopener noreferrer">
            {labels.book}
          </a>
        </li>
      )}
    </ul>
  </section>
)
