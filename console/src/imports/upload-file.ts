import { Problem, parseProblem } from '@gable/shared/http/problem.ts'
import { type Import, toImportFilePath } from '@gable/shared/imports/import.ts'
import { call } from '../platform/use-api.ts'

/** Creates an import and uploads its file. Uses XMLHttpRequest because `fetch` does not report upload progress. */
export async function uploadFile(
  accountId: string,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<Import> {
  const created = await call('POST /agent/imports', { body: { fileName: file.name, bytes: file.size } })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', toImportFilePath(created._id))
    request.setRequestHeader('X-Account-Id', accountId)
    request.setRequestHeader('Content-Type', 'text/csv')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(1, total))
    request.onload = () => {
      const body = parseJson(request.responseText)
      if (request.status === 200) resolve(body as Import)
      else reject(parseProblem(body, request.status))
    }
    request.onerror = () =>
      reject(new Problem('unavailable', 'The file could not be uploaded. Check your connection and try again.'))
    request.send(file)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
