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
import type { StepProps } from './import-page.tsx'
import { MappingField } from './mapping-field.tsx'
import { ReadingBar } from './file-format-fields.tsx'
import { nobody, SetupFields, type SetupIn, type SetupOut } from './setup-fields.ts'
import { useSettingUp } from './use-setup-step.ts'

/** What the columns are, and what is to become of whom. */
export function ImportSetup({ list, onChanged }: StepProps) {
  const { end } = useSettingUp(list)
  const owners = useApi('GET /agent/import-user-mapping')
  const form = useZodForm<SetupIn, SetupOut>(SetupFields, {
    values: valuesOf(list, owners.data?.defaultOwnerId ?? null),
    resetOptions: { keepDirtyValues: true },
  })

  async function check({ mapping, mayEmail, ownerId, ...choices }: SetupOut) {
    const body = {
      mapping,
      choices: { ...choices, mayEmail: mayEmail === 'YES', ownerId: ownerId === nobody ? null : ownerId },
    }
    onChanged(await call('POST /agent/imports/:importId/check', { params: { importId: list._id }, body }))
    end()
  }

  if (!list.hasFile) return <NoFile />
  return (
    <div className="space-y-4">
      {list.problem && (
        <Callout tone="danger" title="This file cannot be imported">
          {list.problem}
        </Callout>
      )}
      <Card title="How the file is read" description={recognised(list)}>
        <ReadingBar list={list} onChanged={onChanged} />
      </Card>
      <Form form={form} onSubmit={check} className="space-y-4">
        <Card title="Columns" description="What each column of the file becomes. What is left out stays out." flush>
          <MappingField control={form.control} list={list} />
        </Card>
        <Card title="What is to become of them">
          <ChoicesFields control={form.control} />
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton>Check the file</SubmitButton>
          {list.state !== 'READY' && list.state !== 'FAILED' && <Button onClick={end}>Back</Button>}
          <p className="text-muted">Nothing is written by this.</p>
        </div>
      </Form>
    </div>
  )
}

function NoFile() {
  const pathTo = useAccountPath()
  return (
    <Callout
      tone="warning"
      title="The file is not kept any more"
      action={<Button to={pathTo('settings/import-contacts')}>Choose a file</Button>}
    >
      Files go after the time your Advanced Settings give them, and when somebody in your contacts is erased.
    </Callout>
  )
}

const recognised = ({ preset, isRemembered }: Import) =>
  [
    preset && `Recognised as an export of ${presetLabels[preset]}.`,
    isRemembered && 'The columns are as you chose them the last time.',
  ]
    .filter(Boolean)
    .join(' ') || 'Found out by itself. Change it if the samples look wrong.'

function valuesOf({ mapping, choices }: Import, defaultOwnerId: string | null): SetupIn {
  return {
    mapping,
    matchBy: choices?.matchBy ?? 'EMAIL_OR_PHONE',
    onMatch: choices?.onMatch ?? 'FILL',
    // Nobody answers this for who has the list.
    mayEmail: (choices ? (choices.mayEmail ? 'YES' : 'NO') : '') as SetupIn['mayEmail'],
    tag: choices?.tag ?? '',
    source: choices?.source ?? '',
    ownerId: (choices ? choices.ownerId : defaultOwnerId) ?? nobody,
  }
}
