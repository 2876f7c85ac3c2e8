import { listSteps } from '@gable/shared/flows/program.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { Badge } from '../../../design/data/badge.tsx'
import { Callout } from '../../../design/feedback/callout.tsx'
import { formatDateTime } from '../../../design/format/date-format.ts'
import { formatCount } from '../../../design/format/metric-format.ts'
import { useTimeZone } from '../../../platform/use-time-zone.ts'
import { ContactLink } from '../test-run/contact-link.tsx'
import { ContactPreviewSheet } from '../test-run/contact-preview-sheet.tsx'
import { PlannedSteps } from '../test-run/planned-steps.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import type { Simulation } from './simulation-sheet.tsx'

/** What each step would have done, and what some contacts would have got. */
export function SimulationResult({ simulation }: { simulation: Simulation }) {
  const { definition, getSentence } = useFlowEditor()
  const timeZone = useTimeZone()
  const [preview, setPreview] = useState<{ contentId: string; contact: { _id: string; fullName: string } }>()
  const { state, entered, steps, sample, notes } = simulation
  if (state === 'FAILED')
    return <Callout tone="danger">The simulation failed. Start it again, or choose fewer days.</Callout>
  if (state === 'RUNNING' && entered === 0) return null
  // Before anything is published, everything is new.
  const isComparable = steps.some(({ published }) => published !== null)
  const results = new Map(steps.map((step) => [step.stepId, step]))
  return (
    <>
      {state === 'STOPPED' && <Callout>Stopped. These are the results so far.</Callout>}
      <p className="font-semibold text-lead">{pluralize(entered, 'contact')} would have entered</p>
      {state === 'DONE' && entered === 0 && (
        <Callout>
          Nothing in this period would have started it. Check the trigger and its filters, or choose more days.
        </Callout>
      )}
      {notes.length > 0 && (
        <ul className="list-disc space-y-1 pl-4 text-muted text-table">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <section aria-label="Results at each step">
        <ol className="divide-y divide-line rounded-lg border border-line text-table">
          {listSteps(definition.steps).map((step) => {
            const result = results.get(step.id)
            if (!result) return null
            return (
              <li key={step.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
                <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{getSentence(step)}</span>
                <span className="tabular-nums">{formatOutcome(result)}</span>
                {isComparable && <Difference {...result} />}
              </li>
            )
          })}
        </ol>
      </section>
      {sample.length > 0 && (
        <section aria-label="Some of the contacts" className="space-y-2">
          <h3 className="font-semibold">Some of the contacts</h3>
          {sample.map(({ contact, cause, enteredAt, steps }) => (
            <details key={`${contact._id} ${enteredAt}`} className="rounded-lg border border-line">
              <summary className="cursor-pointer px-3 py-2 text-table hover:bg-hover touch:py-3">
                <bdi className="font-medium">{contact.fullName || 'No name'}</bdi>
                <span className="text-muted">
                  {' '}
                  {formatDateTime(enteredAt, timeZone)}
                  {cause && `, ${cause}`}
                </span>
              </summary>
              <div className="px-3">
                <p className="text-table">
                  Contact: <ContactLink contact={contact} />
                </p>
                <PlannedSteps
                  label={`Steps of ${contact.fullName}`}
                  steps={steps}
                  onPreview={(contentId) => setPreview({ contentId, contact })}
                />
              </div>
            </details>
          ))}
        </section>
      )}
      {preview && <ContactPreviewSheet {...preview} onClose={() => setPreview(undefined)} />}
    </>
  )
}

/** How a step compares with what is published. */
function Difference({ done, skipped, published }: Simulation['steps'][number]) {
  if (published === null) return <Badge tone="info">New</Badge>
  if (published.done === done && published.skipped === skipped) return null
  return <Badge tone="warning">{`Published: ${formatOutcome(published)}`}</Badge>
}

const formatOutcome = ({ done, skipped }: { done: number; skipped: number }) =>
  `${formatCount(done)} done${skipped > 0 ? `, ${formatCount(skipped)} skipped` : ''}`
