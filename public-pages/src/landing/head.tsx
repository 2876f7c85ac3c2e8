import type { PageQuestion } from '@gable/shared/landing-pages/layout.ts'
import type { LinkCard } from '@gable/shared/landing-pages/link-card.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { toSrcset } from '../brand/srcset.ts'

/** Metadata for search engines and link previews. */
export function Head({ page, card }: { page: PublicPage; card: LinkCard }) {
  const { url, brand, settings, language, isInSpanish } = page
  const { origin } = new URL(url)
  const spanishUrl = `${url}?lang=es`
  // Social networks ask for this address again before they show the card.
  const ownUrl = isInSpanish && language === 'es' ? spanishUrl : url
  const { title, description, image } = card
  const background = 'backgroundImage' in settings ? settings.backgroundImage : undefined
  return (
    <>
      <meta name="description" content={description} />
      <meta name="theme-color" content={brand.color} />
      <link rel="canonical" href={ownUrl} />
      {isInSpanish && (
        <>
          <link rel="alternate" hreflang="en" href={url} />
          <link rel="alternate" hreflang="es" href={spanishUrl} />
        </>
      )}
      {background && !isScene(background) && (
        <link
          rel="preload"
          as="image"
          href={background}
          imageSrcSet={toSrcset(background, page.widths?.[background])}
          fetchpriority="high"
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={language === 'es' ? 'es_US' : 'en_US'} />
      <meta property="og:url" content={ownUrl} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={`${origin}${image}`} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(listStructuredData(page)).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}

const listStructuredData = (page: PublicPage) => [
  toStructuredAgent(page),
  ...(page.settings.showsQuestions ? [toStructuredQuestions(page.settings.questions)] : []),
]

/** https://schema.org/FAQPage */
const toStructuredQuestions = (questions: PageQuestion[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** https://schema.org/RealEstateAgent */
function toStructuredAgent({ url, brand, contact }: PublicPage) {
  const { origin } = new URL(url)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: brand.name,
    url: brand.website || url,
    ...(brand.logo && { logo: `${origin}${brand.logo.url}` }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(brand.address && { address: brand.address }),
    ...(contact.name !== brand.name && { employee: { '@type': 'Person', name: contact.name } }),
  }
}
