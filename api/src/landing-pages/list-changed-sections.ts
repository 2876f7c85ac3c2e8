import { isDeepStrictEqual } from 'node:util'
import type { PageSettings } from '@gable/shared/landing-pages/landing-page.ts'

/** The sections of the editor in which two versions of a page differ, in its order. */
export function listChangedSections(before: PageSettings, after: PageSettings): string[] {
  const [old, current] = [toFields(before), toFields(after)]
  const changed = [...new Set([...Object.keys(old), ...Object.keys(current)])].filter(
    (key) => !isDeepStrictEqual(old[key], current[key]),
  )
  const sections = new Set(changed.map((key) => sectionOf[key] ?? 'Content'))
  return order.filter((section) => sections.has(section))
}

const toFields = ({ layoutSettings, generalSettings }: PageSettings): Record<string, unknown> => ({
  ...layoutSettings,
  ...generalSettings,
})

const order = [
  'Background Image',
  'Hero Section',
  'Contact Card',
  'Footer',
  'Content',
  'Social',
  'Analytics',
  'Branding',
] as const

const sectionOf: Record<string, (typeof order)[number]> = {
  backgroundImage: 'Background Image',
  videoEnabled: 'Hero Section',
  videoEmbedCode: 'Hero Section',
  heading: 'Hero Section',
  subHeading: 'Hero Section',
  searchBarText: 'Hero Section',
  buttonLabel: 'Hero Section',
  buttonText: 'Hero Section',
  action: 'Hero Section',
  tabs: 'Hero Section',
  signature: 'Contact Card',
  footer: 'Footer',
  mediaTitle: 'Social',
  mediaDescription: 'Social',
  featuredImage: 'Social',
  trackingCode: 'Analytics',
  brandingId: 'Branding',
}
