import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import type { LandingWords } from '@gable/shared/landing-pages/words/landing-words.ts'

/** A person to talk to instead of a form. */
export const ContactCard = ({ page: { card, brand }, words }: { page: ShownPage; words: LandingWords }) => (
  <section class="contact" aria-labelledby="contact">
    <p class="initials" aria-hidden="true">
      {initialsOf(card.name)}
    </p>
    <div class="who">
      <h2 id="contact">{card.name}</h2>
      <p>{card.name === brand.name ? brand.address : brand.name}</p>
    </div>
    <ul class="ways">
      {card.phone && (
        <li>
          <a href={`tel:${card.phone.replace(/[^\d+]/g, '')}`}>{words.call.replace('{phone}', card.phone)}</a>
        </li>
      )}
      {card.email && (
        <li>
          <a href={`mailto:${card.email}`}>{words.write}</a>
        </li>
      )}
      {brand.website && (
        <li>
          <a href={brand.website} rel="noopener">
            {words.visit}
          </a>
        </li>
      )}
    </ul>
  </section>
)

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((part) => /^\p{L}/u.test(part))
    .map((part) => [...part][0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()
