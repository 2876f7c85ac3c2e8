import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { fitWithin } from '../brand/fit-within.ts'

interface MastheadProps {
  brand: PublicBrand
  heading: string
  address: string
}

/** The agency's brand, the heading and the property address. */
export const Masthead = ({ brand, heading, address }: MastheadProps) => (
  <header class="masthead">
    <div class="inner">
      {brand.logo ? (
        <p class="logo">
          <img src={brand.logo.url} {...fitWithin(brand.logo, { width: 216, height: 48 })} alt={brand.name} />
        </p>
      ) : (
        <p class="name">{brand.name}</p>
      )}
      <h1>{heading}</h1>
      <p class="address">{address}</p>
    </div>
  </header>
)
