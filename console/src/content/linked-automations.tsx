import type { LinkedAutomation } from '@gable/shared/content/content.ts'
import { cx } from '../design/class-names.ts'
import { formatDate } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { useFlowPaths } from '../layout/paths/flow-paths.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** The automations that send a content. */
export const useLinkedAutomations = (contentId: string) =>
  useApi('GET /agent/content/:contentId/automations', { params: { contentId } })

export const notUsed = 'Not used in any automations'

/** One automation with a dot for its status. */
export function AutomationLink({ automation }: { automation: LinkedAutomation }) {
  const { getPath } = useFlowPaths(automation.kind)
  const timeZone = useTimeZone()
  const isActive = automation.status === 'ACTIVE'
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <span className={cx('size-2 shrink-0 rounded-full', isActive ? 'bg-success' : 'bg-faint')}>
        <span className="sr-only">{isActive ? 'Active' : 'Not active'}</span>
      </span>
      <span className="min-w-0">
        <Link to={getPath(automation)}>{automation.title}</Link>
        <span className="block text-label text-muted">
          Updated {formatDate(automation.lastUpdated.triggeredAt, timeZone)}
        </span>
      </span>
    </span>
  )
}
