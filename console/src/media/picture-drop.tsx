import { imageBytesMaximum, imageExtensions } from '@gable/shared/media/image.ts'
import { useState } from 'react'
import type { FieldControl } from '../design/inputs/field.tsx'
import { FileDrop, type FileDropProps } from '../design/inputs/file-drop.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { uploadPicture } from './upload-picture.ts'

interface PictureDropProps extends Partial<FieldControl>, Pick<FileDropProps, 'buttonRef'> {
  /** The address of the one that is there. */
  value: string | null
  /** What it is called where it is cut out. */
  name: string
  /** The address of a new one, or null when it is taken away. */
  onChange: (url: string | null) => void
}

/** Takes a picture, has it cut out and stored, and tells where it lies. */
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
          confirm="Use this picture"
          onClose={() => setFile(undefined)}
          onCut={async (cut) => {
            onChange(await uploadPicture(cut.file))
            setFile(undefined)
          }}
        />
      )}
    </>
  )
}
