import { importBytesMaximum, importRowsMaximum } from '@gable/shared/imports/import.ts'
import { presetLabels } from '@gable/shared/imports/presets.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { FileDrop } from '../design/inputs/file-drop.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { uploadFile } from './upload-file.ts'

const presetNames = new Intl.ListFormat('en-US').format(Object.values(presetLabels))

/** The first step of an import: uploading a file. */
export function ImportContactsPage() {
  const { accountId } = useAccount()
  const pathTo = useAccountPath()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function upload(file: File | null) {
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
      description={
        <>
          Import people from a file. You review every row before anything changes, and you can undo the whole import.{' '}
          <Link to={pathTo('settings/import-export/imports')}>Past imports</Link>
        </>
      }
    >
      <div className="space-y-4">
        {problem && (
          <Callout tone="danger" announce title="This file could not be uploaded">
            {problem}
          </Callout>
        )}
        <Card title="Choose a file" description="A list with one person per row.">
          <FileDrop
            value={file}
            onChange={(file) => void upload(file)}
            accept={['csv', 'xlsx', 'vcf', 'txt', 'tsv']}
            maxBytes={importBytesMaximum}
            progress={progress}
          />
          <ul className="mt-4 list-disc space-y-1 pl-5 text-muted text-table">
            <li>
              A CSV file, an Excel workbook (.xlsx) or contact cards (.vcf), with up to{' '}
              {importRowsMaximum.toLocaleString('en-US')} rows. Of a workbook, the first sheet with rows is imported.
            </li>
            <li>
              Exports from {presetNames} are recognized. For other files, you choose the columns once and we remember
              them.
            </li>
            <li>The separator, the encoding and the order of dates are detected automatically.</li>
          </ul>
        </Card>
      </div>
    </Page>
  )
}
