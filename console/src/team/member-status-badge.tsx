import type { MemberStatus } from '@gable/shared/team/team.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

interface MemberStatusBadgeProps {
  status: MemberStatus
  /** When an invitation ends. */
  expiresAt?: string | null
}

export function MemberStatusBadge({ status, expiresAt }: MemberStatusBadgeProps) {
  if (status === 'INVITED' && expiresAt && Date.parse(expiresAt) < Date.now())
    return (
      <Badge tone="warning" dot>
        Expired
      </Badge>
    )
  const { tone, label } = badges[status]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

const badges: Record<MemberStatus, { tone: Tone; label: string }> = {
  ACTIVE: { tone: 'success', label: 'Active' },
  INVITED: { tone: 'info', label: 'Invited' },
  DEACTIVATED: { tone: 'neutral', label: 'Deactivated' },
}
