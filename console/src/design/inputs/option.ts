import type { LucideIcon } from 'lucide-react'

/** What remains of an option once it is chosen: what a form keeps. */
export interface Choice {
  value: string
  label: string
}

/** Something that can be chosen from a list. */
export interface Option<V extends string = string> {
  value: V
  label: string
  /** A second, quieter line. */
  hint?: string | undefined
  icon?: LucideIcon | undefined
  /** The heading it stands under, where the list has headings. Options of one group follow each other. */
  group?: string | undefined
  disabled?: boolean | undefined
}
