import { Problem, type ProblemBody, somethingWentWrong } from '@gable/shared/http/problem.ts'
import { type Import, toImportFilePath } from '@gable/shared/imports/import.ts'
import { call } from '../platform/use-api.ts'

/** Brings a file in and answers of the import that it begins. Of the browser's ways to send only this one tells how far it is. */
export async function uploadFile(accountId: string, file: File, onProgress: (share: number) => void): Promise<Import> {
  const begun = await call('POST /agent/imports', { body: { fileName: file.name, bytes: file.size } })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', toImportFilePath(begun._id))
    request.setRequestHeader('X-Account-Id', accountId)
    request.setRequestHeader('Content-Type', 'text/csv')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(1, total))
    request.onload = () => {
      const answer = answerOf(request.responseText)
      if (request.status === 200) resolve(answer as Import)
      else reject(problemOf(answer as ProblemBody | undefined))
    }
    request.onerror = () =>
      reject(new Problem('unavailable', 'The file could not be sent. Check your connection and try again.'))
    request.send(file)
  })
}

function answerOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const problemOf = (body: ProblemBody | undefined) =>
  new Problem(body?.code ?? 'broken', body?.message ?? somethingWentWrong, body?.fields)
