import { imageBytesMaximum, imageExtensions } from '@gable/shared/media/image.ts'
import { useState } from 'react'
import type { FieldControl } from '../design/inputs/field.tsx'
import { FileDrop, type FileDropProps } from '../design/inputs/file-drop.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import type { Size } from './crop-box.ts'
import { CropDialog } from './crop-dialog.tsx'
import { type PictureKind, readPictureSize } from './picture.ts'
import { uploadPicture } from './upload-picture.ts'

interface PictureDropProps extends Partial<FieldControl>, Pick<FileDropProps, 'buttonRef'> {
  /** URL of the current picture. */
  value: string | null
  valueName?: string | undefined
  /** Used in the title of the crop dialog. */
  name: string
  kind?: PictureKind
  /** Returns the message for a picture of an unsuitable size. Called before and after cropping. */
  getSizeError?: ((size: Size) => string | undefined) | undefined
  /** Replaces the message of a failed upload. */
  failureMessage?: string
  /** Called with the URL and the size of a new picture, or null when the picture is removed. */
  onChange: (url: string | null, size?: Size) => void
}

/** Lets a user choose, crop, and upload a picture. */
export function PictureDrop({
  value,
  valueName = 'Your picture',
  name,
  kind = 'photo',
  getSizeError,
  failureMessage,
  onChange,
  ...rest
}: PictureDropProps) {
  const [file, setFile] = useState<File>()
  return (
    <>
      <FileDrop
        {...rest}
        value={value === null ? null : { url: value, name: valueName }}
        accept={imageExtensions}
        maxBytes={imageBytesMaximum}
        checkContent={(file) => findPictureError(file, getSizeError)}
        onChange={(file) => (file ? setFile(file) : onChange(null))}
      />
      {file && (
        <CropDialog
          file={file}
          kind={kind}
          title={`Crop the ${name}`}
          confirmLabel="Use this picture"
          onClose={() => setFile(undefined)}
          onCrop={async ({ file, width, height }) => {
            const sizeError = getSizeError?.({ width, height })
            if (sizeError) throw new Error(sizeError)
            const url = await uploadPicture(file).catch((error: unknown) => {
              throw failureMessage ? new Error(failureMessage) : error
            })
            onChange(url, { width, height })
            setFile(undefined)
          }}
        />
      )}
    </>
  )
}

/** Says what is wrong with a picture before anybody crops it. */
async function findPictureError(file: File, getSizeError: PictureDropProps['getSizeError']) {
  try {
    const size = await readPictureSize(file)
    return getSizeError?.(size)
  } catch (error) {
    return toFormError(error).message
  }
}
