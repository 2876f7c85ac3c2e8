import type { LandingPageLabels } from '@gable/shared/landing-pages/labels/landing-page-labels.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { getInitials } from '../brand/initials.ts'

interface ContactCardProps {
  page: PublicPage
  labels: LandingPageLabels
}

/** Who answers: photo, name, title and license, for visitors who prefer to call or write. */
export const ContactCard = ({ page: { contact, brand, settings }, labels }: ContactCardProps) => (
  <section class="contact" aria-labelledby="contact">
    {contact.photo && settings.showsPortrait ? (
      <img class="portrait" src={contact.photo} alt="" width={128} height={128} loading="lazy" decoding="async" />
    ) : (
      <p class="portrait" aria-hidden="true">
        {getInitials(contact.name)}
      </p>
    )}
    <div class="identity">
      <h2 id="contact">{contact.name}</h2>
      {contact.title && <p class="title">{contact.title}</p>}
      <p>{contact.name === brand.name ? brand.address : brand.name}</p>
      {brand.license && <p class="license">{brand.license}</p>}
    </div>
    <ul class="links">
      {contact.phone && (
        <li>
          <a class="primary" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
            {labels.callPhone.replace('{phone}', contact.phone)}
          </a>
        </li>
      )}
      {contact.email && (
        <li>
          <a href={`mailto:${contact.email}`}>{labels.sendEmail}</a>
        </li>
      )}
      {brand.website && (
        <li>
          <a href={brand.website} rel="noopener">
            {labels.visitWebsite}
          </a>
        </li>
      )}
    </ul>
  </section>
)
