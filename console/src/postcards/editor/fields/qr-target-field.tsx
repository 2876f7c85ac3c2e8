import { type QrTarget, qrTargetKinds } from '@gable/shared/postcards/postcard-settings.ts'
import { LandingPageField } from '../../../content/fields/landing-page-field.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { useFieldError, usePostcardEditor } from '../use-postcard-editor.ts'

/** Where a scan of the QR code leads. */
export function QrTargetField({ label }: { label: string }) {
  const { settings, change } = usePostcardEditor()
  const { qrTarget } = settings
  const pageError = useFieldError('qrTarget')
  return (
    <div className="space-y-4">
      <Field name="qrTarget" label={label} required hint={targetHints[qrTarget.kind]}>
        {(control) => (
          <Select
            {...control}
            value={qrTarget.kind}
            options={targetOptions}
            onChange={(kind) => change({ qrTarget: { kind, value: '' } })}
          />
        )}
      </Field>
      {qrTarget.kind === 'LANDING_PAGE' && (
        <LandingPageField
          {...pageError}
          name="qrTarget.value"
          value={qrTarget.value}
          onChange={(value) => change({ qrTarget: { kind: 'LANDING_PAGE', value } })}
        />
      )}
    </div>
  )
}

const targetLabels: Record<QrTarget['kind'], string> = {
  DASHBOARD: "The contact's dashboard",
  LANDING_PAGE: 'A landing page',
}

const targetHints: Record<QrTarget['kind'], string> = {
  DASHBOARD: 'Each postcard has a code of its own, which leads to the page of that contact’s home.',
  LANDING_PAGE: 'One of your published landing pages. Scans are still counted for each contact.',
}

const targetOptions = qrTargetKinds.map((value) => ({ value, label: targetLabels[value] }))
