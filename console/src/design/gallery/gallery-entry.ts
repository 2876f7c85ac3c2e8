import type { ReactNode } from 'react'

/** The default export of every `*.gallery.tsx`: one component in all its states. */
export interface GalleryEntry {
  title: string
  group: 'Actions' | 'Fields' | 'Overlays' | 'Data' | 'Layout'
  /** Renders without the gallery's sidebar. */
  fullScreen?: true
  render: () => ReactNode
}
