import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'

/** Whose page it is. */
export const Masthead = ({ page: { brand, card } }: { page: ShownPage }) => (
  <header class="masthead">
    {brand.logo ? (
      <p class="logo">
        <img src={brand.logo.url} {...fitted(brand.logo)} alt={brand.name} />
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

/** The size it is shown in stands on the image itself, so that nothing moves when it arrives. */
export function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(200 / width, 44 / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
