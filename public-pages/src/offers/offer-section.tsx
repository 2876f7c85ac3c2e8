import type { Offer } from '@gable/shared/offers/offer.ts'
import type { ComponentChildren } from 'preact'

interface OfferSectionProps<T extends Offer> {
  title: string
  description: string
  offers: T[]
  children: (offer: T) => ComponentChildren
}

/** The offers of one type. Renders nothing when there are none. */
export function OfferSection<T extends Offer>({ title, description, offers, children }: OfferSectionProps<T>) {
  if (offers.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <p class="description">{description}</p>
      <div class="offers">{offers.map(children)}</div>
    </section>
  )
}
