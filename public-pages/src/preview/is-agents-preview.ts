import { previewHash } from '@gable/shared/landing-pages/preview-url.ts'

/** Removes the mark from the URL, because visits by a copied link count. A reload stays a preview. */
export function isAgentsPreview() {
  if (location.hash === previewHash)
    history.replaceState({ isPreview: true }, '', `${location.pathname}${location.search}`)
  return (history.state as { isPreview?: boolean } | null)?.isPreview === true
}
