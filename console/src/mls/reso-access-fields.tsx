import type { MlsConnection } from '@gable/shared/mls/connection.ts'
import { useWatch } from 'react-hook-form'
import { PasswordField } from '../design/inputs/password-field.tsx'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import type { ConnectionControl } from './connection-values.ts'

interface ResoAccessFieldsProps {
  control: ConnectionControl
  /** Undefined for a new one. */
  connection: MlsConnection | undefined
}

/** The address of a RESO Web API and the sign-in to it. */
export function ResoAccessFields({ control, connection }: ResoAccessFieldsProps) {
  const authKind = useWatch({ control, name: 'authKind' })
  return (
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
  )
}
