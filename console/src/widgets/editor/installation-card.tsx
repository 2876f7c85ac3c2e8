import type { WidgetInstallation } from '@gable/shared/widgets/installations.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { CodeBlock } from '../../design/data/code-block.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { formatDate } from '../../design/format/date-format.ts'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { toPageLink } from './page-link.ts'
import { describeSiteProblems } from './site-problems.ts'

interface InstallationCardProps {
  installation: WidgetInstallation
  /** The origin that serves widgets. */
  origin: string
}

/** A page that embeds the widget, with instructions for any problems on it. */
export function InstallationCard({ installation, origin }: InstallationCardProps) {
  const { page, firstSeenAt, lastSeenAt, faults } = installation
  const timeZone = useTimeZone()
  const { name, href } = toPageLink(page)
  const problems = describeSiteProblems(faults)
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="font-medium [overflow-wrap:anywhere]">{href ? <Link href={href}>{name}</Link> : name}</p>
      <p className="mt-0.5 text-label text-muted">
        Last seen <RelativeTime at={lastSeenAt} timeZone={timeZone} />, first seen on{' '}
        {formatDate(firstSeenAt, timeZone)}
      </p>
      {problems.length === 0 ? (
        <p className="mt-2 flex items-center gap-1.5 text-success-ink text-table">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          No problems found
        </p>
      ) : (
        <ul className="mt-3 space-y-3">
          {problems.map(({ problem, title, fix, snippet }) => (
            <li key={problem} className="flex items-start gap-1.5 text-table">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-ink" />
              <div className="min-w-0 flex-1 space-y-1">
                <p className="font-medium">{title}</p>
                <p className="text-muted">{fix}</p>
                {snippet && <CodeSnippet line={snippet(origin)} />}
                <Link href={`${origin}/embed/guide#${problem}`}>Learn more</Link>
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const CodeSnippet = ({ line }: { line: string }) => (
  <div className="flex items-start gap-1">
    <div className="min-w-0 flex-1">
      <CodeBlock label="Line to add">{line}</CodeBlock>
    </div>
    <CopyButton
      iconOnly
      size="sm"
      variant="quiet"
      value={line}
      label="Copy line"
      copiedMessage="Line copied to clipboard"
    />
  </div>
)
