import { Lock, Users } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'

/** Whether others see the segment. */
export const SegmentBadge = ({ isShared }: { isShared: boolean }) =>
  isShared ? (
    <Badge tone="info" icon={<Users />}>
      Shared
    </Badge>
  ) : (
    <Badge icon={<Lock />}>Private</Badge>
  )
