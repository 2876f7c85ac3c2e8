import { type BrandingStyle, type Logo, logosMaximum } from '@gable/shared/branding/branding.ts'
import { newId } from '@gable/shared/ids.ts'
import { imageBytesMaximum, imageExtensions } from '@gable/shared/media/image.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../design/inputs/field.tsx'
import { FileDrop } from '../design/inputs/file-drop.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { CropDialog } from '../media/crop-dialog.tsx'
import type { CroppedPicture } from '../media/picture.ts'
import { uploadPicture } from '../media/upload-picture.ts'
import { LogoRow } from './logo-row.tsx'

type LogoUse = 'digitalLogoId' | 'printLogoId'

/** The logos of a brand and their uses. */
export function LogosField() {
  const { setValue, control } = useFormContext<BrandingStyle>()
  const [logos, digital, print] = useWatch({ control, name: ['logos', 'digitalLogoId', 'printLogoId'] })
  const { error } = useFormField<BrandingStyle, BrandingStyle>({ name: 'logos', control, label: 'Logos' })
  const [file, setFile] = useState<File>()

  const setValueOptions = { shouldDirty: true, shouldValidate: true, shouldTouch: true }
  const setLogoUse = (use: LogoUse, logoId: string | null) => setValue(use, logoId, setValueOptions)

  function add(logo: Logo) {
    setValue('logos', [...logos, logo], setValueOptions)
    // The first logo gets every use.
    if (digital === null) setLogoUse('digitalLogoId', logo.logoId)
    if (print === null) setLogoUse('printLogoId', logo.logoId)
    setFile(undefined)
  }

  function remove({ logoId }: Logo) {
    if (digital === logoId) setLogoUse('digitalLogoId', null)
    if (print === logoId) setLogoUse('printLogoId', null)
    setValue(
      'logos',
      logos.filter((logo) => logo.logoId !== logoId),
      setValueOptions,
    )
  }

  return (
    <div className="space-y-4">
      {logos.length > 0 && (
        <ul aria-label="Logos" className="space-y-2">
          {logos.map((logo, index) => (
            <LogoRow
              key={logo.logoId}
              logo={logo}
              name={`Logo ${index + 1}`}
              uses={{ digital: digital === logo.logoId, print: print === logo.logoId }}
              onUseChange={(use) => setLogoUse(use === 'digital' ? 'digitalLogoId' : 'printLogoId', logo.logoId)}
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
          hint="Works best with a transparent background, at least 400 pixels wide."
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
          confirmLabel="Use this logo"
          onClose={() => setFile(undefined)}
          onCrop={async (cropped) => add(await uploadLogo(cropped))}
        />
      )}
    </div>
  )
}

async function uploadLogo({ file, width, height }: CroppedPicture): Promise<Logo> {
  return { logoId: newId(), media: { url: await uploadPicture(file), width, height } }
}
