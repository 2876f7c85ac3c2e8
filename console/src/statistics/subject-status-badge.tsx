import type { SubjectStatus } from '@gable/shared/assets/subject.ts'
import { Badge } from '../design/data/badge.tsx'

export function SubjectStatusBadge({ status }: { status: SubjectStatus }) {
  return status === 'PUBLISHED' ? <Badge tone="success">Published</Badge> : <Badge>Archived</Badge>
}
