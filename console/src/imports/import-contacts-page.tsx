import { importBytesMaximum, importRowsMaximum } from '@gable/shared/imports/import.ts'
import { presetLabels } from '@gable/shared/imports/presets.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { FileDrop } from '../design/inputs/file-drop.tsx'
import { Link } from '../design/inputs/link.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { uploadFile } from './upload-file.ts'

/** Where a list of people begins to come in: with a file. */
export function ImportContactsPage() {
  const { accountId } = useAccount()
  const pathTo = useAccountPath()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function take(file: File | null) {
    setFile(file)
    setProblem(undefined)
    if (!file) return
    setProgress(0)
    try {
      const { _id } = await uploadFile(accountId, file, setProgress)
      void navigate(pathTo(`settings/import-contacts/${_id}`))
    } catch (error) {
      setFile(null)
      setProgress(undefined)
      setProblem(toFormError(error).message)
    }
  }

  return (
    <Page
      title="Import Contacts"
      width="reading"
      description={
        <>
          Bring people in from a file. Nothing is written before you have seen what would become of every row, and the
          whole import can be undone. <Link to={pathTo('settings/import-export/imports')}>Earlier imports</Link>
        </>
      }
    >
      <div className="space-y-4">
        {problem && (
          <Callout tone="danger" announce title="This file could not be taken">
            {problem}
          </Callout>
        )}
        <Card title="Choose a file" description="A list with one person in each row.">
          <FileDrop
            value={file}
            onChange={(file) => void take(file)}
            accept={['csv', 'txt', 'tsv']}
            maxBytes={importBytesMaximum}
            progress={progress}
          />
          <ul className="mt-4 list-disc space-y-1 pl-5 text-muted text-table">
            <li>Up to {importRowsMaximum.toLocaleString('en-US')} rows. A spreadsheet has to be saved as CSV first.</li>
            <li>
              Exports of {Object.values(presetLabels).join(', ')} are recognised. Of any other list you say what its
              columns are; the next time we remember.
            </li>
            <li>Commas, semicolons and tabs, and the usual encodings, are found out by themselves.</li>
          </ul>
        </Card>
      </div>
    </Page>
  )
}
