import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import {
  Award,
  CircleHelp,
  Clapperboard,
  Contact,
  Image,
  Languages,
  ListOrdered,
  type LucideIcon,
  PanelBottom,
  TextSearch,
} from 'lucide-react'
import type { PageField } from './page-values.ts'

export type SectionKey =
  | 'background'
  | 'hero'
  | 'proof'
  | 'steps'
  | 'video'
  | 'contact'
  | 'questions'
  | 'spanish'
  | 'footer'

interface Section {
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
  layout === 'JOURNEY'
    ? [hero, proof, steps, contact, questions, footer, spanish]
    : [background, hero, proof, steps, video, contact, questions, footer, spanish]

const background: Section = {
  key: 'background',
  label: 'Background Image',
  icon: Image,
  fields: ['layoutSettings.backgroundImage', 'layoutSettings.backgroundFocus'],
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

const proof: Section = {
  key: 'proof',
  label: 'Figures and Reviews',
  icon: Award,
  fields: ['layoutSettings.showsProof'],
  part: 'proof',
}

const steps: Section = {
  key: 'steps',
  label: 'How It Works',
  icon: ListOrdered,
  fields: ['layoutSettings.showsSteps', 'layoutSettings.steps'],
  part: 'steps',
}

const questions: Section = {
  key: 'questions',
  label: 'Questions and Answers',
  icon: CircleHelp,
  fields: ['layoutSettings.showsQuestions', 'layoutSettings.questions'],
  part: 'questions',
}

const spanish: Section = {
  key: 'spanish',
  label: 'Spanish Texts',
  icon: Languages,
  fields: ['layoutSettings.spanishTexts'],
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
  fields: ['layoutSettings.signature', 'layoutSettings.showsPortrait'],
  part: 'contact',
}

const footer: Section = {
  key: 'footer',
  label: 'Footer',
  icon: PanelBottom,
  fields: ['layoutSettings.footer'],
  part: 'footer',
}
