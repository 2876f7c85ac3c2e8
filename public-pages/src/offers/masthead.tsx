import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import { fitted } from '../brand/fitted.ts'

interface MastheadProps {
  brand: PublicBrand
  heading: string
  address: string
}

/** Whose page it is and which home it is about. */
export const Masthead = ({ brand, heading, address }: MastheadProps) => (
  <header class="masthead">
    <div class="within">
      {brand.logo ? (
        <p class="logo">
          <img src={brand.logo.url} {...fitted(brand.logo, { width: 216, height: 48 })} alt={brand.name} />
        </p>
      ) : (
        <p class="name">{brand.name}</p>
      )}
      <h1>{heading}</h1>
      <p class="address">{address}</p>
    </div>
  </header>
)
