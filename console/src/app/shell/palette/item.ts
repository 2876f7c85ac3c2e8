import type { LucideIcon } from 'lucide-react'

/** Something one can go to or do from the palette. */
export interface PaletteItem {
  /** The same each time it is found; it is remembered by it. */
  id: string
  label: string
  icon: LucideIcon
  /** Said after the label, quieter: what tells it from others of its name. */
  hint?: string
  /** What somebody who looks for it may call it. */
  keywords?: readonly string[]
  shortcut?: readonly string[]
  /** Nothing to have first under the finger the next time. */
  isLast?: true
  /** Why it cannot be chosen now. */
  withheld?: string | undefined
  run: () => unknown
}

/** Finds items for what is typed; nothing typed asks for what is always good to have. */
export interface PaletteSource {
  group: string
  find: (query: string) => PaletteItem[] | Promise<PaletteItem[]>
}

export interface PaletteGroup {
  group: string
  items: readonly PaletteItem[]
}
