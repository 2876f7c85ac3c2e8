import { FileText, Trash2, Upload } from 'lucide-react'
import { type DragEvent, type Ref, useRef, useState } from 'react'
import { cx } from '../class-names.ts'
import { Button } from './button.tsx'
import type { FieldControl } from './field.tsx'
import { type FileRules, formatFileSize, formatFileTypes, getFileError } from './file-rules.ts'
import { IconButton } from './icon-button.tsx'
import { useFileUrl } from './use-file-url.ts'
import { usePastedFile } from './use-pasted-file.ts'

export interface FileDropProps extends Partial<FieldControl>, FileRules {
  /** The selected file, or the URL of a file that is already stored. */
  value: File | { url: string; name: string } | null
  /** Returns the reason to reject a file whose content has to be read. */
  checkContent?: ((file: File) => Promise<string | undefined>) | undefined
  /** Called with an accepted file, or null when it is removed. */
  onChange: (file: File | null) => void
  /** Upload progress from 0 to 1. */
  progress?: number | undefined
  disabled?: boolean | undefined
  'aria-label'?: string | undefined
  buttonRef?: Ref<HTMLElement> | undefined
}

/** Accepts one file by drag and drop, file picker or paste. */
export function FileDrop(props: FileDropProps) {
  const { value, onChange, accept, maxBytes, checkContent, progress, disabled = false, buttonRef, ...rest } = props
  // A button cannot be required.
  const { 'aria-required': _, ...control } = rest
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const [isDragOver, setDragOver] = useState(false)
  const [error, setError] = useState<string>()
  usePastedFile(zone, !disabled, selectFile)

  async function selectFile(file: File) {
    const fileError = getFileError(file, { accept, maxBytes }) ?? (await checkContent?.(file))
    setError(fileError)
    if (!fileError) onChange(file)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setDragOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) void selectFile(file)
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button offers the same action to keyboard users */}
      <div
        ref={zone}
        onDragOver={(event) => {
          event.preventDefault()
          setDragOver(!disabled)
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={handleDrop}
        className={cx(
          'flex min-h-24 items-center gap-4 rounded-lg border border-dashed p-4 transition-colors',
          isDragOver ? 'border-accent bg-accent-soft' : 'border-control',
          disabled ? 'bg-sunken' : !isDragOver && 'bg-surface',
        )}
      >
        {value && <Preview value={value} />}
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
          <div className="flex items-center gap-1">
            <Button
              {...control}
              ref={buttonRef}
              size="sm"
              icon={Upload}
              disabled={disabled}
              busy={progress !== undefined}
              onClick={() => input.current?.click()}
            >
              {value ? 'Replace' : 'Choose a file'}
            </Button>
            {value && progress === undefined && (
              <IconButton icon={Trash2} label="Remove" size="sm" disabled={disabled} onClick={() => onChange(null)} />
            )}
          </div>
          <p className="text-label text-muted">
            {value
              ? formatFileName(value)
              : `or drop or paste it here. ${formatFileTypes(accept)}, up to ${formatFileSize(maxBytes)}.`}
          </p>
          {progress !== undefined && <Progress value={progress} />}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.map((extension) => `.${extension}`).join()}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // Otherwise the browser reports no change when the same file is selected again.
            event.target.value = ''
            if (file) void selectFile(file)
          }}
        />
      </div>
      <p role="alert" className={error ? 'mt-1.5 text-danger-ink text-label' : 'sr-only'}>
        {error}
      </p>
    </div>
  )
}

const formatFileName = (value: File | { name: string }) =>
  value instanceof File ? `${value.name}, ${formatFileSize(value.size)}` : value.name

function Preview({ value }: { value: File | { url: string; name: string } }) {
  const url = useFileUrl(value)
  const [failedUrl, setFailedUrl] = useState<string>()
  return (
    <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-sunken">
      {url && url !== failedUrl ? (
        <img src={url} alt="" className="size-full object-contain" onError={() => setFailedUrl(url)} />
      ) : (
        <FileText aria-hidden="true" className="size-6 text-faint" />
      )}
    </span>
  )
}

function Progress({ value }: { value: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label="Uploading"
      aria-valuenow={percent}
      className="h-1 w-full max-w-60 overflow-hidden rounded-full bg-hover"
    >
      <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  )
}
