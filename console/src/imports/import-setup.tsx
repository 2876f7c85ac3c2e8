import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { type Import, importColumnsMaximum } from '@gable/shared/imports/import.ts'
import { presetLabels } from '@gable/shared/imports/presets.ts'
import { toAttributeTarget } from '@gable/shared/imports/targets.ts'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'
import { ChoicesFields } from './choices-fields.tsx'
import { FileFormatFields } from './file-format-fields.tsx'
import type { StepProps } from './import-page.tsx'
import { MappingField } from './mapping-field.tsx'
import { NewAttributeDialog } from './new-attribute-dialog.tsx'
import { noOwner, SetupFields, type SetupInput, type SetupValues } from './setup-fields.ts'
import { useSetupStep } from './use-setup-step.ts'

/** The setup of an import: file format, column mapping and options. */
export function ImportSetup({ contactImport, onChanged }: StepProps) {
  const { closeSetup } = useSetupStep(contactImport)
  const ownerSettings = useApi('GET /agent/import-user-mapping')
  const refresh = useRefresh()
  const [attributeColumn, setAttributeColumn] = useState<number>()
  const form = useZodForm<SetupInput, SetupValues>(SetupFields, {
    values: toSetupInput(contactImport, ownerSettings.data?.defaultOwnerId ?? null),
    resetOptions: { keepDirtyValues: true },
  })

  function mapToAttribute(attribute: AttributeDefinition) {
    const targets = contactImport.headers.map((_, index) =>
      index === attributeColumn ? toAttributeTarget(attribute) : (form.getValues('mapping')[index] ?? ''),
    )
    form.setValue('mapping', targets, { shouldDirty: true, shouldValidate: true })
    setAttributeColumn(undefined)
    void refresh('GET /agent/attributes')
  }

  async function check({ mapping, mayEmail, ownerId, ...choices }: SetupValues) {
    const body = {
      mapping,
      choices: { ...choices, mayEmail: mayEmail === 'YES', ownerId: ownerId === noOwner ? null : ownerId },
    }
    onChanged(await call('POST /agent/imports/:importId/check', { params: { importId: contactImport._id }, body }))
    closeSetup()
  }

  if (!contactImport.hasFile) return <FileDeletedCallout />
  return (
    <div className="space-y-4">
      {contactImport.problem && (
        <Callout tone="danger" title="This file cannot be imported">
          {contactImport.problem}
        </Callout>
      )}
      {contactImport.columnCount > importColumnsMaximum && (
        <Callout tone="warning" title={`This file has ${contactImport.columnCount.toLocaleString('en-US')} columns`}>
          The first {importColumnsMaximum.toLocaleString('en-US')} can be imported. Move columns you need to the front,
          or delete others.
        </Callout>
      )}
      <Card title="File format" description={describeDetection(contactImport)}>
        {contactImport.fileKind === 'CARDS' ? (
          <p>Contact cards, with one person per card.</p>
        ) : (
          <FileFormatFields contactImport={contactImport} onChanged={onChanged} />
        )}
      </Card>
      <Form form={form} onSubmit={check} className="space-y-4">
        <Card title="Columns" description="Choose the contact field for each column of the file." flush>
          <MappingField control={form.control} contactImport={contactImport} onNewAttribute={setAttributeColumn} />
        </Card>
        <Card title="Options">
          <ChoicesFields control={form.control} contactImport={contactImport} />
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton>Check file</SubmitButton>
          {contactImport.state !== 'READY' && contactImport.state !== 'FAILED' && (
            <Button onClick={closeSetup}>Back</Button>
          )}
          <p className="text-muted">Checking changes no contacts.</p>
        </div>
      </Form>
      <NewAttributeDialog
        contactImport={contactImport}
        column={attributeColumn}
        onClose={() => setAttributeColumn(undefined)}
        onSaved={mapToAttribute}
      />
    </div>
  )
}

function FileDeletedCallout() {
  const pathTo = useAccountPath()
  return (
    <Callout
      tone="warning"
      title="The file has been deleted"
      action={<Button to={pathTo('settings/import-contacts')}>Upload the file again</Button>}
    >
      Files are deleted after the time set in Advanced Settings, and when you erase a contact.
    </Callout>
  )
}

const describeDetection = ({ preset, isRemembered }: Import) =>
  [
    preset && `Recognized as an export from ${presetLabels[preset]}.`,
    isRemembered && 'The columns are mapped as you chose last time.',
  ]
    .filter(Boolean)
    .join(' ') || 'Detected automatically. Change it if the samples look wrong.'

function toSetupInput({ mapping, choices, dateOrder }: Import, defaultOwnerId: string | null): SetupInput {
  return {
    mapping,
    matchBy: choices?.matchBy ?? 'EMAIL_OR_PHONE',
    onMatch: choices?.onMatch ?? 'FILL',
    // Empty at first, because only the agent can answer this.
    mayEmail: (choices ? (choices.mayEmail ? 'YES' : 'NO') : '') as SetupInput['mayEmail'],
    // Empty if the file does not show it, so that the agent answers this too.
    dateOrder: (choices?.dateOrder ?? (dateOrder === 'UNSURE' ? '' : (dateOrder ?? 'MDY'))) as SetupInput['dateOrder'],
    tag: choices?.tag ?? '',
    source: choices?.source ?? '',
    ownerId: (choices ? choices.ownerId : defaultOwnerId) ?? noOwner,
  }
}
