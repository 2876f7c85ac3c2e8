import { Problem, parseProblem } from '@gable/shared/http/problem.ts'
import { call } from '../platform/use-api.ts'

/** Uploads a picture to the account's media storage and returns its public URL. */
export async function uploadPicture(file: Blob): Promise<string> {
  const extension = file.type === 'image/png' ? 'png' : 'jpg'
  const { uploadUrl, url } = await call('POST /agent/media/upload-url', { body: { extension } })
  const response = await fetch(uploadUrl, { method: 'PUT', body: file, headers: { 'content-type': file.type } }).catch(
    () => {
      throw new Problem('unavailable', 'The server cannot be reached. Please check your connection and try again.')
    },
  )
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined)
    throw parseProblem(body, response.status, 'The picture could not be uploaded. Please try again.')
  }
  return url
}
