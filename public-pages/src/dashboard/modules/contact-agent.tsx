import { getInitials } from '../../brand/initials.ts'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { ContactLinks } from '../parts/contact-links.tsx'
import { Heading } from '../parts/heading.tsx'

/** The agent who looks after the owner, with every way to reach them. */
export const ContactAgent = ({ page, moduleId, settings, buttons, labels }: ModuleProps<'CONTACT_AGENT'>) => {
  const { name, title, phone, email, photo, bookingUrl, license } = page.agent
  return (
    <>
      <Heading heading={settings.heading} subheading={settings.subheading} />
      <div class="person">
        {photo ? (
          <img src={photo} alt={labels.contactAgent.photoOf(name)} width={72} height={72} />
        ) : (
          <p class="initials" aria-hidden="true">
            {getInitials(name)}
          </p>
        )}
        <div class="identity">
          <h3>{name}</h3>
          <p>{[title, name !== page.brand.name && page.brand.name, license].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div class="reach">
        <ContactLinks phone={phone} email={email} bookingUrl={bookingUrl} name={name} labels={labels.contactAgent} />
        <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
      </div>
    </>
  )
}
