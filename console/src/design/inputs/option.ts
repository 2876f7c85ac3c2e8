import type { LucideIcon } from 'lucide-react'

/** A selected option, as stored in a form value. */
export interface Choice {
  value: string
  label: string
}

/** An item to choose from a list. */
export interface Option<V extends string = string> {
  value: V
  label: string
  /** A second line in smaller text. */
  hint?: string | undefined
  icon?: LucideIcon | undefined
  /** The heading above the option. Options of one group must be next to each other. */
  group?: string | undefined
  disabled?: boolean | undefined
}
