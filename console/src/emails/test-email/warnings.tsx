import type { EmailWarning } from '@gable/shared/emails/lint/list-email-warnings.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'

/** What could go wrong with the email, each with its fix. */
export function Warnings({ warnings }: { warnings: readonly EmailWarning[] }) {
  return (
    <section aria-label="Warnings" className="space-y-2">
      <h3 className="font-medium text-table">Before you send</h3>
      {warnings.length === 0 ? (
        <p className="flex items-center gap-2 text-muted text-table">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          No warnings
        </p>
      ) : (
        <ul className="space-y-2">
          {warnings.map(({ blockId, message, fix }) => (
            <li key={`${blockId} ${message}`} className="flex items-start gap-2 text-table">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-ink" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {message} <span className="text-muted">{fix}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
