import type { Offer } from '@gable/shared/offers/offer.ts'
import type { ComponentChildren } from 'preact'

interface OfferSectionProps<T extends Offer> {
  title: string
  /** What offers of this type are. */
  about: string
  offers: T[]
  children: (offer: T) => ComponentChildren
}

/** Offers of one type; nothing where there is none. */
export function OfferSection<T extends Offer>({ title, about, offers, children }: OfferSectionProps<T>) {
  if (offers.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <p class="about">{about}</p>
      <div class="offers">{offers.map(children)}</div>
    </section>
  )
}
