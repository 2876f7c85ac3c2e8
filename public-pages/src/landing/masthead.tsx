import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { initialReferrerParameter } from '@gable/shared/traffic/initial-referrer.ts'
import { Logo } from '../brand/logo.tsx'
import { LanguageLink } from '../journeys/language-link.tsx'

/** The agency's logo or name, the page in the other language if there is one, and a phone number to tap. Above the picture, never on it. */
export const Masthead = ({
  page: { brand, contact, widths, language, isInSpanish, referrer },
}: {
  page: PublicPage
}) => (
  <header class="masthead">
    {brand.logo ? (
      <p class="logo">
        {/* The heading and the background load first. */}
        <Logo logo={brand.logo} name={brand.name} widths={widths?.[brand.logo.url]} fetchpriority="low" />
      </p>
    ) : (
      <p class="name">{brand.name}</p>
    )}
    {(isInSpanish || language === 'es') && (
      <LanguageLink language={language} query={{ [initialReferrerParameter]: referrer }} />
    )}
    {contact.phone && (
      <a class="phone" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
        {contact.phone}
      </a>
    )}
  </header>
)
