import type { Sighting } from '@gable/shared/widgets/sightings.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { CodeBlock } from '../../design/data/code-block.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { formatDate } from '../../design/format/date-format.ts'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { wordsOf } from './fault-words.ts'
import { pageAddress } from './page-address.ts'

interface SightingCardProps {
  sighting: Sighting
  /** Where visitors reach the product. */
  origin: string
}

/** One page on which the widget stands. */
export function SightingCard({ sighting, origin }: SightingCardProps) {
  const { page, firstSeenAt, lastSeenAt, faults } = sighting
  const timeZone = useTimeZone()
  const { name, href } = pageAddress(page)
  const wrong = wordsOf(faults)
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="font-medium [overflow-wrap:anywhere]">{href ? <Link href={href}>{name}</Link> : name}</p>
      <p className="mt-0.5 text-label text-muted">
        Last seen <RelativeTime at={lastSeenAt} timeZone={timeZone} />, since {formatDate(firstSeenAt, timeZone)}
      </p>
      {wrong.length === 0 ? (
        <p className="mt-2 flex items-center gap-1.5 text-success-ink text-table">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          Everything is fine
        </p>
      ) : (
        <ul className="mt-3 space-y-3">
          {wrong.map(({ fault, what, mend, line }) => (
            <li key={fault} className="flex items-start gap-1.5 text-table">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-ink" />
              <div className="min-w-0 flex-1 space-y-1">
                <p className="font-medium">{what}</p>
                <p className="text-muted">{mend}</p>
                {line && <MendingLine line={line(origin)} />}
                <Link href={`${origin}/embed/guide#${fault}`}>More about this</Link>
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const MendingLine = ({ line }: { line: string }) => (
  <div className="flex items-start gap-1">
    <div className="min-w-0 flex-1">
      <CodeBlock label="Line to add">{line}</CodeBlock>
    </div>
    <CopyButton iconOnly size="sm" variant="quiet" value={line} label="Copy line" copied="Line copied to clipboard" />
  </div>
)
