import type { Logo } from '@gable/shared/branding/branding.ts'
import { newId } from '@gable/shared/ids.ts'
import type { CutOut } from '../media/picture.ts'
import { uploadPicture } from '../media/upload-picture.ts'

/** Stores a cut-out as one more logo. */
export async function uploadLogo({ file, width, height }: CutOut): Promise<Logo> {
  return { logoId: newId(), media: { url: await uploadPicture(file), width, height } }
}
