import { isScene } from './scenes.ts'
import type { ShownPage } from './shown-page.ts'

/** What messengers and networks show of a link to a page. */
export interface LinkCard {
  title: string
  description: string
  /** A path of our own, or nothing. */
  image: string
}

type Told = Pick<ShownPage, 'settings' | 'mediaTitle' | 'mediaDescription' | 'featuredImage' | 'brand'>

/** What the agency has said about it; where it has said nothing, what stands on the page. */
export function linkCardOf({ settings, mediaTitle, mediaDescription, featuredImage, brand }: Told): LinkCard {
  const first = 'tabs' in settings ? settings.tabs[0] : settings
  return {
    title: mediaTitle || [first?.heading, brand.name].filter(Boolean).join(' | '),
    description: mediaDescription || first?.subHeading || first?.heading || '',
    image: featuredImage || ('backgroundImage' in settings ? asPicture(settings.backgroundImage) : ''),
  }
}

/** Messengers show no drawings: of our own there are pictures for them. */
const asPicture = (backdrop: string) => (isScene(backdrop) ? `/scenes/${backdrop}.jpg` : backdrop)
