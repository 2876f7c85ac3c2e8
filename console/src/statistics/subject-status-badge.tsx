import type { SubjectStatus } from '@gable/shared/subjects/subject.ts'
import { Badge } from '../design/badge.tsx'

export function SubjectStatusBadge({ status }: { status: SubjectStatus }) {
  return status === 'PUBLISHED' ? <Badge tone="success">Published</Badge> : <Badge>Archived</Badge>
}
