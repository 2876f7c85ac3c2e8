import type { Language } from '../journeys/journey.ts'
import type { PublicPage } from './public-page.ts'
import { isScene } from './scenes.ts'

/** The preview that messengers and social networks show for a link to a page. */
export interface LinkCard {
  title: string
  description: string
  /** A path on our origin. */
  image: string
}

type LinkCardInput = Pick<
  PublicPage,
  'pageId' | 'language' | 'settings' | 'mediaTitle' | 'mediaDescription' | 'featuredImage' | 'brand'
>

/** Uses the agency's social settings, and falls back to the content of the page. */
export function toLinkCard({
  pageId,
  language,
  settings,
  mediaTitle,
  mediaDescription,
  featuredImage,
  brand,
}: LinkCardInput): LinkCard {
  const first = 'tabs' in settings ? settings.tabs[0] : settings
  return {
    title: mediaTitle || [first?.heading, brand.name].filter(Boolean).join(' | '),
    description: mediaDescription || first?.subHeading || first?.heading || '',
    image:
      featuredImage ||
      ('backgroundImage' in settings
        ? toRasterImage(settings.backgroundImage)
        : toCardPath({ pageId, language, version: hashText(`${settings.heading} ${brand.name} ${brand.color}`) })),
  }
}

/** Link previews do not show SVG, so every scene also exists as a JPEG. */
const toRasterImage = (backdrop: string) => (isScene(backdrop) ? `/scenes/${backdrop}.jpg` : backdrop)

interface CardPath {
  pageId: string
  language: Language
  /** Changes with the content: networks keep a picture for as long as its URL is the same. */
  version: string
}

/** The picture of a page that has none of its own. */
const toCardPath = ({ pageId, language, version }: CardPath): string =>
  `/lp/${pageId}/card.png?lang=${language}&v=${version}`

const hashText = (text: string): string =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 0x7fffffff, 7).toString(36)
