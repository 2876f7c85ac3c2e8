import { imageBytesMaximum, imageExtensions } from '@gable/shared/media/image.ts'
import { useState } from 'react'
import type { FieldControl } from '../design/inputs/field.tsx'
import { FileDrop, type FileDropProps } from '../design/inputs/file-drop.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { uploadPicture } from './upload-picture.ts'

interface PictureDropProps extends Partial<FieldControl>, Pick<FileDropProps, 'buttonRef'> {
  /** URL of the current picture. */
  value: string | null
  /** Used in the title of the crop dialog. */
  name: string
  /** Called with the URL of a new picture, or null when the picture is removed. */
  onChange: (url: string | null) => void
}

/** Lets a user choose, crop, and upload a picture. */
export function PictureDrop({ value, name, onChange, ...rest }: PictureDropProps) {
  const [file, setFile] = useState<File>()
  return (
    <>
      <FileDrop
        {...rest}
        value={value === null ? null : { url: value, name: 'Your picture' }}
        accept={imageExtensions}
        maxBytes={imageBytesMaximum}
        onChange={(file) => (file ? setFile(file) : onChange(null))}
      />
      {file && (
        <CropDialog
          file={file}
          kind="photo"
          title={`Crop the ${name}`}
          confirmLabel="Use this picture"
          onClose={() => setFile(undefined)}
          onCrop={async (cropped) => {
            onChange(await uploadPicture(cropped.file))
            setFile(undefined)
          }}
        />
      )}
    </>
  )
}
