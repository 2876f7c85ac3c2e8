import type { PublicPage } from './public-page.ts'
import { isScene } from './scenes.ts'

/** The preview that messengers and social networks show for a link to a page. */
export interface LinkCard {
  title: string
  description: string
  /** A path on our origin, or empty. */
  image: string
}

type LinkCardInput = Pick<PublicPage, 'settings' | 'mediaTitle' | 'mediaDescription' | 'featuredImage' | 'brand'>

/** Uses the agency's social settings, and falls back to the content of the page. */
export function toLinkCard({ settings, mediaTitle, mediaDescription, featuredImage, brand }: LinkCardInput): LinkCard {
  const first = 'tabs' in settings ? settings.tabs[0] : settings
  return {
    title: mediaTitle || [first?.heading, brand.name].filter(Boolean).join(' | '),
    description: mediaDescription || first?.subHeading || first?.heading || '',
    image: featuredImage || ('backgroundImage' in settings ? toRasterImage(settings.backgroundImage) : ''),
  }
}

/** Link previews do not show SVG, so every scene also exists as a JPEG. */
const toRasterImage = (backdrop: string) => (isScene(backdrop) ? `/scenes/${backdrop}.jpg` : backdrop)
