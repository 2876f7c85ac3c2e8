import type { ReactNode } from 'react'

export interface Template {
  _id: string
  name: string
  description: string
}

/** Renders the templates of one asset kind. */
export interface TemplateRenderers<T extends Template> {
  getTypeLabel: (template: T) => string
  renderThumbnail: (template: T) => ReactNode
  /** A preview at full size. */
  renderPreview: (template: T) => ReactNode
  /** The button that creates an asset from the template. */
  renderUseButton: (template: T) => ReactNode
}
