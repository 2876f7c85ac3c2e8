import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { fitWithin } from '../brand/fit-within.ts'
import { LanguageLink } from '../journeys/language-link.tsx'

interface MastheadProps {
  brand: PublicBrand
  heading: string
  address: string
  /** Adds a link to the page in the other language. */
  language?: Language | undefined
}

/** The agency's brand, the heading and the property address. */
export const Masthead = ({ brand, heading, address, language }: MastheadProps) => (
  <header class="masthead">
    <div class="inner">
      <div class="top">
        {brand.logo ? (
          <p class="logo">
            <img src={brand.logo.url} {...fitWithin(brand.logo, { width: 216, height: 48 })} alt={brand.name} />
          </p>
        ) : (
          <p class="name">{brand.name}</p>
        )}
        {language && <LanguageLink language={language} />}
      </div>
      <h1>{heading}</h1>
      <p class="address">{address}</p>
    </div>
  </header>
)
