import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import { Clapperboard, Contact, Image, type LucideIcon, PanelBottom, TextSearch } from 'lucide-react'
import type { PageField } from './page-values.ts'

export type SectionKey = 'background' | 'hero' | 'video' | 'contact' | 'footer'

export interface Section {
  key: SectionKey
  label: string
  icon: LucideIcon
  /** The form fields in the section. */
  fields: readonly PageField[]
  /** The part of the page that the preview scrolls to. */
  part: PageView['part']
}

/** The content sections of a layout, from top to bottom. */
export const getSections = (layout: LayoutType): readonly Section[] =>
  layout === 'JOURNEY' ? [hero, contact, footer] : [background, hero, video, contact, footer]

const background: Section = {
  key: 'background',
  label: 'Background Image',
  icon: Image,
  fields: ['layoutSettings.backgroundImage'],
  part: 'hero',
}

const hero: Section = {
  key: 'hero',
  label: 'Hero Section',
  icon: TextSearch,
  fields: [
    'layoutSettings.heading',
    'layoutSettings.subHeading',
    'layoutSettings.searchBarText',
    'layoutSettings.buttonLabel',
    'layoutSettings.buttonText',
    'layoutSettings.action',
    'layoutSettings.tabs',
  ],
  part: 'hero',
}

const video: Section = {
  key: 'video',
  label: 'Video',
  icon: Clapperboard,
  fields: ['layoutSettings.videoEnabled', 'layoutSettings.videoEmbedCode'],
  part: 'video',
}

const contact: Section = {
  key: 'contact',
  label: 'Contact Card',
  icon: Contact,
  fields: ['layoutSettings.signature'],
  part: 'contact',
}

const footer: Section = {
  key: 'footer',
  label: 'Footer',
  icon: PanelBottom,
  fields: ['layoutSettings.footer'],
  part: 'footer',
}
