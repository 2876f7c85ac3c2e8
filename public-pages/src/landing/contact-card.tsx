import type { LandingPageLabels } from '@gable/shared/landing-pages/labels/landing-page-labels.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { getInitials } from '../brand/initials.ts'

/** Contact details for visitors who prefer to call or write. */
export const ContactCard = ({ page: { contact, brand }, labels }: { page: PublicPage; labels: LandingPageLabels }) => (
  <section class="contact" aria-labelledby="contact">
    <p class="initials" aria-hidden="true">
      {getInitials(contact.name)}
    </p>
    <div class="identity">
      <h2 id="contact">{contact.name}</h2>
      <p>{contact.name === brand.name ? brand.address : brand.name}</p>
    </div>
    <ul class="links">
      {contact.phone && (
        <li>
          <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
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
