import type { LinkCard } from '@gable/shared/landing-pages/link-card.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import { choicesOf } from './choices-of.ts'

/** What search engines and the previews of messengers read. */
export function Head({ page, card }: { page: ShownPage; card: LinkCard }) {
  const { url, brand, settings, language } = page
  const { origin } = new URL(url)
  const { title, description, image } = card
  const backdrop = 'backgroundImage' in settings ? settings.backgroundImage : undefined
  return (
    <>
      <meta name="description" content={description} />
      <meta name="theme-color" content={brand.colour} />
      <link rel="canonical" href={url} />
      {backdrop && !isScene(backdrop) && (
        <link
          rel="preload"
          as="image"
          href={backdrop}
          imageSrcSet={choicesOf(backdrop, page.widths?.[backdrop])}
          fetchpriority="high"
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={language === 'es' ? 'es_US' : 'en_US'} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={`${origin}${image}`} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(agentOf(page)).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}

/** https://schema.org/RealEstateAgent */
function agentOf({ url, brand, card }: ShownPage) {
  const { origin } = new URL(url)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: brand.name,
    url: brand.website || url,
    ...(brand.logo && { logo: `${origin}${brand.logo.url}` }),
    ...(card.phone && { telephone: card.phone }),
    ...(card.email && { email: card.email }),
    ...(brand.address && { address: brand.address }),
    ...(card.name !== brand.name && { employee: { '@type': 'Person', name: card.name } }),
  }
}
