import type { Logo } from '@gable/shared/branding/branding.ts'
import { Problem, type ProblemBody } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { call } from '../platform/use-api.ts'
import type { Size } from './crop-box.ts'

/** Sends a cut-out to where the account's media lie. */
export async function uploadLogo({ file, width, height }: { file: Blob } & Size): Promise<Logo> {
  const { uploadUrl, url } = await call('POST /agent/media/upload-url', { body: { extension: 'png' } })
  const answer = await fetch(uploadUrl, { method: 'PUT', body: file, headers: { 'content-type': file.type } }).catch(
    () => {
      throw new Problem('unavailable', 'The server cannot be reached. Please check your connection and try again.')
    },
  )
  if (!answer.ok) throw await refusalIn(answer)
  return { logoId: newId(), media: { url, width, height } }
}

async function refusalIn(answer: Response) {
  const unexplained: ProblemBody = { code: 'broken', message: 'The logo could not be uploaded. Please try again.' }
  const { code, message } = (await answer.json().catch(() => unexplained)) as ProblemBody
  return new Problem(code, message)
}
