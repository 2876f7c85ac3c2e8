import type { LeadEntry } from '@gable/shared/leads/lead.ts'
import {
  ArrowRightLeft,
  CircleCheck,
  ClipboardPen,
  Flag,
  type LucideIcon,
  Phone,
  UserCheck,
  UserRoundPlus,
} from 'lucide-react'

export const getEntryIcon = (kind: string): LucideIcon => icons[kind] ?? Flag

const icons: Record<string, LucideIcon> = {
  SUBMITTED: ClipboardPen,
  CREATED: UserRoundPlus,
  STAGE_CHANGED: ArrowRightLeft,
  ASSIGNED: UserCheck,
  DONE: CircleCheck,
  LOGGED: Phone,
}

/** Red for a lost lead, green for done and closed. */
export function getEntryTone({ kind, detail }: Pick<LeadEntry, 'kind' | 'detail'>) {
  if (kind === 'STAGE_CHANGED' && detail.to === 'LOST') return 'danger'
  if (kind === 'DONE' || (kind === 'STAGE_CHANGED' && detail.to === 'CLOSED')) return 'success'
  return kind === 'SUBMITTED' || kind === 'CREATED' ? 'accent' : 'neutral'
}
