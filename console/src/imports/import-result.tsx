import { rowOutcomes } from '@gable/shared/imports/import.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { StatCard } from '../design/data/stat-card.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { downloadRejectedRows } from './import-actions.tsx'
import type { StepProps } from './import-page.tsx'
import { outcomeLabels } from './outcome-labels.ts'
import { RowTable } from './row-table.tsx'
import { UnknownOwnersCallout } from './unknown-owners-callout.tsx'
import { useImportAction } from './use-import-action.ts'
import { useSetupStep } from './use-setup-step.ts'

/** The expected or actual outcome of every row, and the next step. */
export function ImportResult({ contactImport, onChanged }: StepProps) {
  const { counts } = contactImport
  const rejectedRows = counts.INVALID + counts.SKIPPED
  return (
    <div className="space-y-4">
      <ResultCallout contactImport={contactImport} onChanged={onChanged} />
      {contactImport.state === 'CHECKED' && <UnknownOwnersCallout unknownOwners={contactImport.unknownOwners} />}
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
      <RowTable
        contactImport={contactImport}
        actions={
          rejectedRows > 0 && (
            <Button size="sm" icon={Download} onClick={() => void downloadRejectedRows(contactImport)}>
              Download rows not imported
            </Button>
          )
        }
      />
    </div>
  )
}

function ResultCallout({ contactImport, onChanged }: StepProps) {
  switch (contactImport.state) {
    case 'CHECKED':
      return <CheckedCallout contactImport={contactImport} onChanged={onChanged} />
    case 'UNDONE':
      return <UndoneCallout contactImport={contactImport} />
    default:
      return <ImportedCallout contactImport={contactImport} onChanged={onChanged} />
  }
}

function CheckedCallout({ contactImport, onChanged }: StepProps) {
  const { busy, run } = useImportAction(contactImport, onChanged)
  const { openSetup } = useSetupStep(contactImport)
  const contacts = contactImport.counts.NEW + contactImport.counts.UPDATED
  return (
    <Callout
      title={contacts > 0 ? 'Nothing is imported yet' : 'There are no contacts to import'}
      action={
        <>
          <Button onClick={openSetup}>Change setup</Button>
          {contacts > 0 && (
            <Button variant="primary" busy={busy === 'start'} onClick={() => void run('start')}>
              Import {formatContacts(contacts)}
            </Button>
          )}
        </>
      }
    >
      Review the outcome of each row. You can undo the whole import later.
    </Callout>
  )
}

function UndoneCallout({ contactImport }: Pick<StepProps, 'contactImport'>) {
  const pathTo = useAccountPath()
  const { openSetup } = useSetupStep(contactImport)
  const { restored, leftAlone, hasFile } = contactImport
  return (
    <Callout
      tone={leftAlone > 0 ? 'warning' : 'info'}
      title={`Undone: ${formatContacts(restored)} restored`}
      action={
        hasFile ? (
          <Button onClick={openSetup}>Import again</Button>
        ) : (
          <Button to={pathTo('settings/import-contacts')}>Upload the file again</Button>
        )
      }
    >
      {leftAlone > 0
        ? `${formatContacts(leftAlone)} not undone because of changes since the import.`
        : 'No contacts had changed since the import.'}
    </Callout>
  )
}

function ImportedCallout({ contactImport, onChanged }: StepProps) {
  const pathTo = useAccountPath()
  const { run } = useImportAction(contactImport, onChanged)
  const [isConfirming, setConfirming] = useState(false)
  const { by, counts, fileName, finishedAt, state } = contactImport
  return (
    <Callout
      tone={state === 'DONE' ? 'success' : 'warning'}
      title={state === 'DONE' ? `${formatContacts(counts.NEW + counts.UPDATED)} imported` : 'Import stopped'}
      action={
        <>
          <Button onClick={() => setConfirming(true)}>Undo import</Button>
          <Button to={pathTo('contacts')}>View contacts</Button>
        </>
      }
    >
      {state === 'DONE' ? 'Finished ' : 'Stopped '}
      <RelativeTime at={finishedAt} /> by {by.fullName}.
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={<>Undo the import of “{fileName}”?</>}
        description="New contacts are deleted, and updated contacts are restored. Contacts that changed since the import stay as they are, and you get a list of them."
        confirmLabel="Undo import"
        tone="danger"
        onConfirm={() => run('undone')}
      />
    </Callout>
  )
}

const formatContacts = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'contact' : 'contacts'}`
