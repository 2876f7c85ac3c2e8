import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { initialReferrerParameter } from '@gable/shared/traffic/initial-referrer.ts'
import { fitWithin } from '../brand/fit-within.ts'
import { LanguageLink } from '../journeys/language-link.tsx'
import { toSrcset } from './srcset.ts'

/** The agency's logo or name, the page in the other language if there is one, and a phone number to tap. Above the picture, never on it. */
export const Masthead = ({
  page: { brand, contact, widths, language, isInSpanish, referrer },
}: {
  page: PublicPage
}) => (
  <header class="masthead">
    {brand.logo ? (
      <p class="logo">
        <Logo logo={brand.logo} name={brand.name} widths={widths?.[brand.logo.url]} />
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

interface LogoProps {
  logo: NonNullable<PublicPage['brand']['logo']>
  name: string
  widths: number[] | undefined
}

function Logo({ logo, name, widths }: LogoProps) {
  const size = fitWithin(logo, { width: 200, height: 44 })
  return (
    <img
      srcset={toSrcset(logo.url, widths)}
      sizes={`${size.width}px`}
      src={logo.url}
      {...size}
      alt={name}
      // The heading and the background load first.
      fetchpriority="low"
    />
  )
}
