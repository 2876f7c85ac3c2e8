import type { MlsConnection, MlsConnectionInput } from '@gable/shared/mls/connection.ts'
import { useWatch } from 'react-hook-form'
import { Form } from '../design/inputs/form.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { PasswordField } from '../design/inputs/password-field.tsx'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { type ConnectionValues, connectionSchema, toConnectionValues } from './connection-values.ts'
import { LogoField } from './logo-field.tsx'
import { MemberFields } from './member-fields.tsx'

interface ConnectionFormProps {
  kind: 'RESO' | 'CSV'
  /** Undefined for a new one. */
  connection?: MlsConnection
  submitLabel: string
  onSave: (input: MlsConnectionInput) => Promise<unknown>
}

/** Where listings come from, whose they are, and how they may be shown. */
export function ConnectionForm({ kind, connection, submitLabel, onSave }: ConnectionFormProps) {
  const values = toConnectionValues(connection)
  const form = useZodForm<ConnectionValues, MlsConnectionInput>(connectionSchema(kind), {
    defaultValues: values,
    ...(connection && { values, resetOptions: { keepDirtyValues: true } }),
  })
  const { control } = form
  const authKind = useWatch({ control, name: 'authKind' })
  useUnsavedChanges(form.formState.isDirty && !form.formState.isSubmitting && !form.formState.isSubmitSuccessful)
  return (
    <Form form={form} onSubmit={onSave} className="space-y-4">
      <Card title={kind === 'RESO' ? 'Access' : 'Source'} description={kind === 'RESO' ? accessText : csvText}>
        <div className="space-y-4">
          <TextField control={control} name="name" label="Name" placeholder="Bright MLS" required max={100} />
          {kind === 'RESO' && (
            <>
              <TextField
                control={control}
                name="baseUrl"
                label="RESO Web API URL"
                hint="Without “/Property” at the end."
                type="url"
                placeholder="https://"
                spellCheck={false}
                autoComplete="off"
                required
              />
              <RadioCardsField
                control={control}
                name="authKind"
                label="Sign-In"
                columns={2}
                options={[
                  { value: 'BEARER', label: 'Access token', hint: 'A token that does not expire.' },
                  { value: 'CLIENT_CREDENTIALS', label: 'Client credentials', hint: 'OAuth 2 with a client ID.' },
                ]}
              />
              {authKind === 'CLIENT_CREDENTIALS' && (
                <>
                  <TextField
                    control={control}
                    name="tokenUrl"
                    label="Token URL"
                    type="url"
                    placeholder="https://"
                    spellCheck={false}
                    autoComplete="off"
                    required
                  />
                  <TextField control={control} name="clientId" label="Client ID" autoComplete="off" required />
                </>
              )}
              <PasswordField
                control={control}
                name="secret"
                label={authKind === 'BEARER' ? 'Access Token' : 'Client Secret'}
                hint={
                  connection &&
                  `Leave blank to keep the stored one${connection.secretHint && `, which ends in ${connection.secretHint}`}.`
                }
                autoComplete="new-password"
                required={!connection}
              />
              <TextField
                control={control}
                name="originatingSystem"
                label="Originating System"
                hint="Only if the API serves several MLSs."
                autoComplete="off"
              />
            </>
          )}
        </div>
      </Card>
      <Card title="Your listings" description="By these IDs we know which listings are yours.">
        <div className="space-y-4">
          <TextField
            control={control}
            name="officeIds"
            label="Office IDs"
            hint="The MLS IDs of your offices, separated by commas."
            autoComplete="off"
          />
          <MemberFields control={control} />
        </div>
      </Card>
      <Card title="Display rules" description="What the rules of your MLS ask for wherever its listings are shown.">
        <div className="space-y-4">
          <TextField
            control={control}
            name="attribution"
            label="Attribution"
            hint="Shown below every listing: “Listings from …”."
            required
            max={300}
          />
          <TextAreaField control={control} name="disclaimer" label="Disclaimer" max={2000} />
          <LogoField control={control} />
          <SwitchField
            control={control}
            name="showAddress"
            label="Show addresses"
            hint="Otherwise city and ZIP code."
          />
          <SwitchField control={control} name="showSoldPrice" label="Show prices of sold homes" />
          <SwitchField control={control} name="showPhotos" label="Show photos" />
          <NumberField
            control={control}
            name="delayDays"
            label="Delay"
            hint="Listings show to homeowners this long after they were listed or sold."
            unit="days"
            min={0}
            max={365}
          />
        </div>
      </Card>
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}

const accessText = 'Your MLS, or its data provider, gives you these. We ask for one listing before we save.'
const csvText = 'Next you upload the file. Columns of usual exports are recognized.'
