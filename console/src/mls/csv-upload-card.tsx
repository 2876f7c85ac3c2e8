import { Problem, parseProblem } from '@gable/shared/http/problem.ts'
import { csvBytesMaximum, csvRowsMaximum, toCsvPath } from '@gable/shared/mls/connection.ts'
import type { MlsRun } from '@gable/shared/mls/run.ts'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { FileDrop } from '../design/inputs/file-drop.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { Card } from '../design/layout/card.tsx'
import { useAccount } from '../platform/account.ts'
import { useRefreshMls } from './use-mls.ts'

/** Takes an export of an MLS. Listings that are in it again are changed, and others stay. */
export function CsvUploadCard({ connectionId }: { connectionId: string }) {
  const { accountId } = useAccount()
  const refresh = useRefreshMls()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function upload(file: File | null) {
    setFile(file)
    setProblem(undefined)
    if (!file) return
    setProgress(0)
    try {
      const run = await sendFile(accountId, connectionId, file, setProgress)
      toast.success(`${run.received.toLocaleString('en-US')} rows read`)
    } catch (error) {
      setProblem(toFormError(error).message)
    } finally {
      setFile(null)
      setProgress(undefined)
      await refresh()
    }
  }

  return (
    <Card
      title="Upload a file"
      description={`A CSV export with up to ${csvRowsMaximum.toLocaleString('en-US')} listings. It needs an MLS number, a status and an address; other usual columns are recognized.`}
    >
      <div className="space-y-3">
        {problem && (
          <Callout tone="danger" announce title="This file could not be stored">
            {problem}
          </Callout>
        )}
        <FileDrop
          value={file}
          onChange={(file) => void upload(file)}
          accept={['csv', 'txt', 'tsv']}
          maxBytes={csvBytesMaximum}
          progress={progress}
        />
      </div>
    </Card>
  )
}

/** Uses XMLHttpRequest because `fetch` does not report upload progress. */
function sendFile(accountId: string, connectionId: string, file: File, onProgress: (fraction: number) => void) {
  return new Promise<MlsRun>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', toCsvPath(connectionId))
    request.setRequestHeader('X-Account-Id', accountId)
    request.setRequestHeader('Content-Type', 'text/csv')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(1, total))
    request.onload = () =>
      request.status === 200
        ? resolve(request.response as MlsRun)
        : reject(parseProblem(request.response, request.status))
    request.onerror = () =>
      reject(new Problem('unavailable', 'The file could not be uploaded. Check your connection and try again.'))
    request.send(file)
  })
}
