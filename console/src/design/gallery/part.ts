import type { ReactNode } from 'react'

/** The default export of every `*.gallery.tsx`: one design part in every state. */
export interface GalleryPart {
  title: string
  group: 'Actions' | 'Fields' | 'Overlays' | 'Data' | 'Layout'
  /** It takes the whole window, and the gallery steps aside. */
  whole?: true
  render: () => ReactNode
}
