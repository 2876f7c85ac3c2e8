import { rowOutcomes } from '@gable/shared/imports/import.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { StatCard } from '../design/data/stat-card.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import type { StepProps } from './import-page.tsx'
import { outcomeLabels } from './outcome-labels.ts'
import { RowTable } from './row-table.tsx'
import { useImportAction } from './use-import-action.ts'
import { useSetupStep } from './use-setup-step.ts'

/** The outcome of every row, and the next step. */
export function ImportResult({ contactImport, onChanged }: StepProps) {
  const { counts } = contactImport
  return (
    <div className="space-y-4">
      <ResultCallout contactImport={contactImport} onChanged={onChanged} />
      <h2 className="sr-only">Row outcomes</h2>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {rowOutcomes.map((outcome) => (
          <StatCard
            key={outcome}
            label={outcomeLabels[outcome].label}
            value={counts[outcome].toLocaleString('en-US')}
            tooltip={outcomeLabels[outcome].detail}
          />
        ))}
      </div>
      <RowTable contactImport={contactImport} />
    </div>
  )
}

function ResultCallout({ contactImport, onChanged }: StepProps) {
  switch (contactImport.state) {
    case 'UNDONE':
      return <UndoneCallout contactImport={contactImport} onChanged={onChanged} />
    case 'CANCELLED':
      return <StoppedCallout contactImport={contactImport} onChanged={onChanged} />
    default:
      return <ImportedCallout contactImport={contactImport} onChanged={onChanged} />
  }
}

function UndoneCallout({ contactImport, onChanged }: StepProps) {
  const pathTo = useAccountPath()
  const { openSetup } = useSetupStep(contactImport)
  const { busy, run } = useImportAction(contactImport, onChanged)
  const { restored, leftAlone, hasFile } = contactImport
  return (
    <Callout
      tone={leftAlone > 0 ? 'warning' : 'info'}
      title={`Undone: ${pluralize(restored, 'contact')} restored`}
      action={
        <>
          {leftAlone > 0 && (
            <Button busy={busy === 'undone'} onClick={() => void run('undone')}>
              Undo the rest
            </Button>
          )}
          {hasFile ? (
            <Button onClick={openSetup}>Import again</Button>
          ) : (
            <Button to={pathTo('settings/import-contacts')}>Upload the file again</Button>
          )}
        </>
      }
    >
      {leftAlone > 0
        ? `${pluralize(leftAlone, 'contact')} not undone because of changes since the import. Undo these changes first, then the rest.`
        : 'No contacts had changed since the import.'}
    </Callout>
  )
}

function ImportedCallout({ contactImport, onChanged }: StepProps) {
  const pathTo = useAccountPath()
  const { by, people, finishedAt } = contactImport
  return (
    <Callout
      tone="success"
      title={`${pluralize(people.NEW + people.UPDATED, 'contact')} imported`}
      action={
        <>
          <UndoButton contactImport={contactImport} onChanged={onChanged} />
          <Button to={pathTo('contacts')}>View contacts</Button>
        </>
      }
    >
      Finished <RelativeTime at={finishedAt} /> by {by.fullName}.
    </Callout>
  )
}

function StoppedCallout({ contactImport, onChanged }: StepProps) {
  const { busy, run } = useImportAction(contactImport, onChanged)
  const { by, counts, finishedAt, hasFile, remaining } = contactImport
  const imported = counts.NEW + counts.UPDATED
  return (
    <Callout
      tone="warning"
      title={`Import stopped: ${imported.toLocaleString('en-US')} of ${pluralize(imported + remaining, 'row')} imported`}
      action={
        <>
          {imported > 0 && <UndoButton contactImport={contactImport} onChanged={onChanged} />}
          {remaining > 0 && hasFile && (
            <Button variant="primary" busy={busy === 'continued'} onClick={() => void run('continued')}>
              Continue
            </Button>
          )}
        </>
      }
    >
      Stopped <RelativeTime at={finishedAt} /> by {by.fullName}.
      {remaining > 0 && !hasFile && ' The file has been deleted. Upload it again to import the rest.'}
    </Callout>
  )
}

function UndoButton({ contactImport, onChanged }: StepProps) {
  const { run } = useImportAction(contactImport, onChanged)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button onClick={() => setConfirming(true)}>Undo import</Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={<>Undo the import of “{contactImport.fileName}”?</>}
        description="New contacts are deleted, and updated contacts get their earlier details back. Contacts whose imported details changed again stay as they are, and you get a list of them."
        confirmLabel="Undo import"
        tone="danger"
        onConfirm={() => run('undone')}
      />
    </>
  )
}
