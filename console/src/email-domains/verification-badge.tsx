import { Badge } from '../design/data/badge.tsx'

interface VerificationBadgeProps {
  isVerified: boolean
  stopsAt: string | null
}

export function VerificationBadge({ isVerified, stopsAt }: VerificationBadgeProps) {
  if (stopsAt)
    return (
      <Badge tone="danger" dot>
        Record missing
      </Badge>
    )
  return isVerified ? (
    <Badge tone="success" dot>
      Verified
    </Badge>
  ) : (
    <Badge tone="warning" dot>
      Not verified
    </Badge>
  )
}
