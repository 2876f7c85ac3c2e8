import type { AppManifest } from '@gable/shared/connected-apps/catalog.ts'

/** Whether each word of the search is in the title, the tagline or the category of an app. */
export function matchesSearch({ title, tagline, category }: AppManifest, search: string): boolean {
  const text = `${title} ${tagline} ${category}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
