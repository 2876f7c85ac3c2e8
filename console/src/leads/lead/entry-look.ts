import type { LeadEntry } from '@gable/shared/leads/lead.ts'
import {
  ArrowRightLeft,
  CircleCheck,
  ClipboardPen,
  Flag,
  type LucideIcon,
  UserCheck,
  UserRoundPlus,
} from 'lucide-react'

export const iconOf = (kind: string): LucideIcon => icons[kind] ?? Flag

const icons: Record<string, LucideIcon> = {
  SUBMITTED: ClipboardPen,
  CREATED: UserRoundPlus,
  STAGE_CHANGED: ArrowRightLeft,
  ASSIGNED: UserCheck,
  DONE: CircleCheck,
}

/** Red where a lead was lost, green where something came to an end well. */
export function toneOf({ kind, detail }: Pick<LeadEntry, 'kind' | 'detail'>) {
  if (kind === 'STAGE_CHANGED' && detail.to === 'LOST') return 'danger'
  if (kind === 'DONE' || (kind === 'STAGE_CHANGED' && detail.to === 'CLOSED')) return 'success'
  return kind === 'SUBMITTED' || kind === 'CREATED' ? 'accent' : 'neutral'
}
