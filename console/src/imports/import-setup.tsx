import type { Import } from '@gable/shared/imports/import.ts'
import { presetLabels } from '@gable/shared/imports/presets.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { call, useApi } from '../platform/use-api.ts'
import { ChoicesFields } from './choices-fields.tsx'
import { FileFormatFields } from './file-format-fields.tsx'
import type { StepProps } from './import-page.tsx'
import { MappingField } from './mapping-field.tsx'
import { noOwner, SetupFields, type SetupInput, type SetupValues } from './setup-fields.ts'
import { useSetupStep } from './use-setup-step.ts'

/** The setup of an import: file format, column mapping and options. */
export function ImportSetup({ contactImport, onChanged }: StepProps) {
  const { closeSetup } = useSetupStep(contactImport)
  const ownerSettings = useApi('GET /agent/import-user-mapping')
  const form = useZodForm<SetupInput, SetupValues>(SetupFields, {
    values: toSetupInput(contactImport, ownerSettings.data?.defaultOwnerId ?? null),
    resetOptions: { keepDirtyValues: true },
  })

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
      <Card title="File format" description={describeDetection(contactImport)}>
        <FileFormatFields contactImport={contactImport} onChanged={onChanged} />
      </Card>
      <Form form={form} onSubmit={check} className="space-y-4">
        <Card title="Columns" description="Choose the contact field for each column of the file." flush>
          <MappingField control={form.control} contactImport={contactImport} />
        </Card>
        <Card title="Options">
          <ChoicesFields control={form.control} />
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton>Check file</SubmitButton>
          {contactImport.state !== 'READY' && contactImport.state !== 'FAILED' && (
            <Button onClick={closeSetup}>Back</Button>
          )}
          <p className="text-muted">Checking changes no contacts.</p>
        </div>
      </Form>
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
    preset && `Recognized as a ${presetLabels[preset]} export.`,
    isRemembered && 'The columns are mapped as you chose last time.',
  ]
    .filter(Boolean)
    .join(' ') || 'Detected automatically. Change it if the samples look wrong.'

function toSetupInput({ mapping, choices }: Import, defaultOwnerId: string | null): SetupInput {
  return {
    mapping,
    matchBy: choices?.matchBy ?? 'EMAIL_OR_PHONE',
    onMatch: choices?.onMatch ?? 'FILL',
    // Empty at first, because only the agent can answer this.
    mayEmail: (choices ? (choices.mayEmail ? 'YES' : 'NO') : '') as SetupInput['mayEmail'],
    tag: choices?.tag ?? '',
    source: choices?.source ?? '',
    ownerId: (choices ? choices.ownerId : defaultOwnerId) ?? noOwner,
  }
}
