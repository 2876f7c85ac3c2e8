import type { LucideIcon } from 'lucide-react'

/** A page, record or action in the palette. */
export interface PaletteItem {
  /** Stable across searches, so that recent items can be found again. */
  id: string
  label: string
  icon: LucideIcon
  /** Shown after the label. Tells items with the same label apart. */
  hint?: string
  /** Synonyms that also find the item. */
  keywords?: readonly string[]
  shortcut?: readonly string[]
  /** How well the server says the item matches, from 0 to 1. Its label may match better. */
  score?: number
  /** For actions that should not be preselected the next time, such as signing out. */
  excludeFromRecent?: true
  disabledReason?: string | undefined
  run: () => unknown
}

/** Returns items for a query. An empty query asks for default suggestions. */
export interface PaletteSource {
  group: string
  find: (query: string) => PaletteItem[] | Promise<PaletteItem[]>
}

export interface PaletteGroup {
  group: string
  items: readonly PaletteItem[]
}
