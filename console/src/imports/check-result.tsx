import { pluralize } from '@gable/shared/text/pluralize.ts'
import { StatCard } from '../design/data/stat-card.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { DroppedValuesCallout } from './dropped-values-callout.tsx'
import type { StepProps } from './import-page.tsx'
import { outcomeLabels } from './outcome-labels.ts'
import { RowTable } from './row-table.tsx'
import { UnknownOwnersCallout } from './unknown-owners-callout.tsx'
import { useImportAction } from './use-import-action.ts'
import { useSetupStep } from './use-setup-step.ts'

/** What would happen to the people of the file. Several rows may be about one person. */
export function CheckResult({ contactImport, onChanged }: StepProps) {
  const { counts, people } = contactImport
  return (
    <div className="space-y-4">
      <NextStep contactImport={contactImport} onChanged={onChanged} />
      <UnknownOwnersCallout unknownOwners={contactImport.unknownOwners} />
      {contactImport.rowsWithDroppedValues > 0 && <DroppedValuesCallout contactImport={contactImport} />}
      <h2 className="sr-only">People</h2>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {peopleOutcomes.map((outcome) => (
          <StatCard
            key={outcome}
            label={outcomeLabels[outcome].label}
            value={people[outcome].toLocaleString('en-US')}
            tooltip={outcomeLabels[outcome].detail}
          />
        ))}
        <StatCard
          label={counts.INVALID === 1 ? 'Invalid row' : 'Invalid rows'}
          value={counts.INVALID.toLocaleString('en-US')}
          tooltip={outcomeLabels.INVALID.detail}
        />
      </div>
      <RowTable contactImport={contactImport} />
    </div>
  )
}

const peopleOutcomes = ['NEW', 'UPDATED', 'UNCHANGED', 'SKIPPED'] as const

function NextStep({ contactImport, onChanged }: StepProps) {
  const { busy, run } = useImportAction(contactImport, onChanged)
  const { openSetup } = useSetupStep(contactImport)
  const contacts = contactImport.people.NEW + contactImport.people.UPDATED
  return (
    <Callout
      title={contacts > 0 ? 'Nothing is imported yet' : 'There are no contacts to import'}
      action={
        <>
          <Button onClick={openSetup}>Change setup</Button>
          {contacts > 0 && (
            <Button variant="primary" busy={busy === 'start'} onClick={() => void run('start')}>
              Import {pluralize(contacts, 'contact')}
            </Button>
          )}
        </>
      }
    >
      Review the outcome of each row. You can undo the whole import later.
    </Callout>
  )
}
