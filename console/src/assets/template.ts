import type { ReactNode } from 'react'

/** What a new widget or page can begin with. */
export interface Template {
  _id: string
  name: string
  description: string
}

/** How templates of one kind are shown. */
export interface TemplateRenderers<T extends Template> {
  /** Of which kind it is, in a word or two. */
  getTypeLabel: (template: T) => string
  /** As small as a card. */
  renderThumbnail: (template: T) => ReactNode
  /** At full size. */
  renderPreview: (template: T) => ReactNode
  /** The button that makes something of it. */
  renderUseButton: (template: T) => ReactNode
}
