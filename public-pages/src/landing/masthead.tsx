import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import { fitted } from '../brand/fitted.ts'
import { choicesOf } from './choices-of.ts'

/** Whose page it is. */
export const Masthead = ({ page: { brand, card, widths } }: { page: ShownPage }) => (
  <header class="masthead">
    {brand.logo ? (
      <p class="logo">
        <Logo logo={brand.logo} name={brand.name} widths={widths?.[brand.logo.url]} />
      </p>
    ) : (
      <p class="name">{brand.name}</p>
    )}
    {card.phone && (
      <a class="phone" href={`tel:${card.phone.replace(/[^\d+]/g, '')}`}>
        {card.phone}
      </a>
    )}
  </header>
)

interface LogoProps {
  logo: NonNullable<ShownPage['brand']['logo']>
  name: string
  widths: number[] | undefined
}

function Logo({ logo, name, widths }: LogoProps) {
  const size = fitted(logo, { width: 200, height: 44 })
  return (
    <img
      srcset={choicesOf(logo.url, widths)}
      sizes={`${size.width}px`}
      src={logo.url}
      {...size}
      alt={name}
      // The words and the picture behind them come first.
      fetchpriority="low"
    />
  )
}
