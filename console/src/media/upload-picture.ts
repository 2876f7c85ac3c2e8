import { Problem, type ProblemBody } from '@gable/shared/http/problem.ts'
import { call } from '../platform/use-api.ts'

/** Sends a cut-out to where the account's media lie, and tells where it is found from then on. */
export async function uploadPicture(file: Blob): Promise<string> {
  const extension = file.type === 'image/png' ? 'png' : 'jpg'
  const { uploadUrl, url } = await call('POST /agent/media/upload-url', { body: { extension } })
  const answer = await fetch(uploadUrl, { method: 'PUT', body: file, headers: { 'content-type': file.type } }).catch(
    () => {
      throw new Problem('unavailable', 'The server cannot be reached. Please check your connection and try again.')
    },
  )
  if (!answer.ok) throw await refusalIn(answer)
  return url
}

async function refusalIn(answer: Response) {
  const unexplained: ProblemBody = { code: 'broken', message: 'The picture could not be uploaded. Please try again.' }
  const { code, message } = (await answer.json().catch(() => unexplained)) as ProblemBody
  return new Problem(code, message)
}
