import { type Import, rowOutcomes } from '@gable/shared/imports/import.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { StatCard } from '../design/data/stat-card.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { call } from '../platform/use-api.ts'
import { download } from './download-file.ts'
import type { StepProps } from './import-page.tsx'
import { outcomeWords } from './outcome-labels.ts'
import { RowTable } from './row-table.tsx'
import { UnknownOwners } from './unknown-owners-callout.tsx'
import { useImportStep } from './use-import-action.ts'
import { useSettingUp } from './use-setup-step.ts'

/** What would become of every row, or what became of it; and the next step. */
export function ImportResult({ list, onChanged }: StepProps) {
  const { counts } = list
  const refused = counts.INVALID + counts.SKIPPED
  return (
    <div className="space-y-4">
      <Outcome list={list} onChanged={onChanged} />
      {list.state === 'CHECKED' && <UnknownOwners list={list} />}
      <h2 className="sr-only">What becomes of the rows</h2>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {rowOutcomes.map((outcome) => (
          <StatCard
            key={outcome}
            label={outcomeWords[outcome].label}
            value={counts[outcome].toLocaleString('en-US')}
            tooltip={outcomeWords[outcome].detail}
          />
        ))}
      </div>
      <RowTable
        list={list}
        corner={
          refused > 0 && (
            <Button size="sm" icon={Download} onClick={() => void downloadRefused(list)}>
              Download what is left out
            </Button>
          )
        }
      />
    </div>
  )
}

const downloadRefused = ({ _id: importId }: Import) =>
  download(() => call('POST /agent/imports/:importId/refused-link', { params: { importId } }))

function Outcome({ list, onChanged }: StepProps) {
  const pathTo = useAccountPath()
  const { busy, take } = useImportStep(list, onChanged)
  const { begin } = useSettingUp(list)
  const [asks, setAsks] = useState(false)
  const { NEW, UPDATED } = list.counts
  const people = countedPeople(NEW + UPDATED)
  if (list.state === 'CHECKED')
    return (
      <Callout
        title={NEW + UPDATED > 0 ? 'Nothing is written yet' : 'There is nobody to import'}
        action={
          <>
            <Button onClick={begin}>Change</Button>
            {NEW + UPDATED > 0 && (
              <Button variant="primary" busy={busy === 'start'} onClick={() => void take('start')}>
                Import {people}
              </Button>
            )}
          </>
        }
      >
        This is what would become of each row. The import can be undone as a whole.
      </Callout>
    )
  if (list.state === 'UNDONE')
    return (
      <Callout
        tone={list.leftAlone > 0 ? 'warning' : 'info'}
        title={`${countedPeople(list.restored)} as before the import`}
        action={
          list.hasFile ? (
            <Button onClick={begin}>Import again</Button>
          ) : (
            <Button to={pathTo('settings/import-contacts')}>Choose the file again</Button>
          )
        }
      >
        {list.leftAlone > 0
          ? `${countedPeople(list.leftAlone)} left as they are, because something was changed since.`
          : 'Nobody had been changed since.'}
      </Callout>
    )
  return (
    <Callout
      tone={list.state === 'DONE' ? 'success' : 'warning'}
      title={list.state === 'DONE' ? `${people} imported` : 'The import was stopped'}
      action={
        <>
          <Button onClick={() => setAsks(true)}>Undo import</Button>
          <Button to={pathTo('contacts')}>See contacts</Button>
        </>
      }
    >
      {list.state === 'DONE' ? 'Finished ' : 'Stopped '}
      <RelativeTime at={list.finishedAt} />, by {list.by.fullName}.
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={<>Undo the import of “{list.fileName}”?</>}
        description="Who came with it goes, and who was updated is as before. Anybody with whom something has happened since stays, and you are told who."
        confirmLabel="Undo import"
        tone="danger"
        onConfirm={() => take('undone')}
      />
    </Callout>
  )
}

const countedPeople = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'contact' : 'contacts'}`
