import type { Export } from '@gable/shared/exports/export.ts'
import { downloadExport } from './download-export.ts'
import { exportTitles } from './export-request.ts'

/** The name of a file, which downloads it until it expires. */
export function ExportName({ file }: { file: Export }) {
  const { fileName, kind, state } = file
  return (
    <span className="flex flex-col items-start">
      {state === 'DONE' ? (
        <button
          type="button"
          aria-label={`Download ${fileName}`}
          onClick={() => void downloadExport(file)}
          className="cursor-pointer rounded-sm text-left text-accent-ink underline decoration-accent-ink/40 underline-offset-2 hover:decoration-current"
        >
          {fileName}
        </button>
      ) : (
        fileName
      )}
      <span className="text-label text-muted">{exportTitles[kind]}</span>
    </span>
  )
}
