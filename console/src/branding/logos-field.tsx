import { type BrandingStyle, type Logo, logosMaximum } from '@gable/shared/branding/branding.ts'
import { imageBytesMaximum, imageExtensions } from '@gable/shared/media/image.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../design/inputs/field.tsx'
import { FileDrop } from '../design/inputs/file-drop.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { CropDialog } from '../media/crop-dialog.tsx'
import { LogoLine } from './logo-line.tsx'
import { uploadLogo } from './upload-logo.ts'

type Uses = 'digitalLogoId' | 'printLogoId'

/** The brand's logos, and which of them is used where. */
export function LogosField() {
  const { setValue, control } = useFormContext<BrandingStyle>()
  const [logos, digital, print] = useWatch({ control, name: ['logos', 'digitalLogoId', 'printLogoId'] })
  const { error } = useFormField<BrandingStyle, BrandingStyle>({ name: 'logos', control, label: 'Logos' })
  const [file, setFile] = useState<File>()

  const changed = { shouldDirty: true, shouldValidate: true, shouldTouch: true }
  const use = (use: Uses, logoId: string | null) => setValue(use, logoId, changed)

  function add(logo: Logo) {
    setValue('logos', [...logos, logo], changed)
    // Whoever uploads one logo means it for everything.
    if (digital === null) use('digitalLogoId', logo.logoId)
    if (print === null) use('printLogoId', logo.logoId)
    setFile(undefined)
  }

  function remove({ logoId }: Logo) {
    if (digital === logoId) use('digitalLogoId', null)
    if (print === logoId) use('printLogoId', null)
    setValue(
      'logos',
      logos.filter((logo) => logo.logoId !== logoId),
      changed,
    )
  }

  return (
    <div className="space-y-4">
      {logos.length > 0 && (
        <ul aria-label="Logos" className="space-y-2">
          {logos.map((logo, index) => (
            <LogoLine
              key={logo.logoId}
              logo={logo}
              name={`Logo ${index + 1}`}
              uses={{ digital: digital === logo.logoId, print: print === logo.logoId }}
              onUse={(where) => use(where === 'digital' ? 'digitalLogoId' : 'printLogoId', logo.logoId)}
              onRemove={() => remove(logo)}
            />
          ))}
        </ul>
      )}
      {logos.length < logosMaximum && (
        <Field
          label={logos.length === 0 ? 'Logo' : 'Another logo'}
          name="logos"
          error={error}
          hint="Best with a transparent ground, at least 400 pixels wide."
        >
          {(control) => (
            <FileDrop
              {...control}
              value={null}
              accept={imageExtensions}
              maxBytes={imageBytesMaximum}
              onChange={(file) => setFile(file ?? undefined)}
            />
          )}
        </Field>
      )}
      {file && (
        <CropDialog
          file={file}
          kind="logo"
          title="Crop the logo"
          confirm="Use this logo"
          onClose={() => setFile(undefined)}
          onCut={async (cut) => add(await uploadLogo(cut))}
        />
      )}
    </div>
  )
}
