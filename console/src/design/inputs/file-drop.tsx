import { FileText, Trash2, Upload } from 'lucide-react'
import { type DragEvent, type Ref, useRef, useState } from 'react'
import { cx } from '../class-names.ts'
import { Button } from './button.tsx'
import type { FieldControl } from './field.tsx'
import { type FileRules, fileProblem, kindsText, sizeText } from './file-rules.ts'
import { IconButton } from './icon-button.tsx'
import { useFileUrl } from './use-file-url.ts'
import { usePastedFile } from './use-pasted-file.ts'

export interface FileDropProps extends Partial<FieldControl>, FileRules {
  /** What is there: a file just chosen, or one that is kept at an address. */
  value: File | { url: string; name: string } | null
  /** An accepted file, or null when it is taken away. */
  onChange: (file: File | null) => void
  /** Between 0 and 1 while it is being sent. */
  progress?: number | undefined
  disabled?: boolean | undefined
  'aria-label'?: string | undefined
  buttonRef?: Ref<HTMLElement> | undefined
}

/** Takes one file: dropped, chosen or pasted. */
export function FileDrop(props: FileDropProps) {
  const { value, onChange, accept, maxBytes, progress, disabled = false, buttonRef, ...control } = props
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  usePastedFile(zone, !disabled, take)

  function take(file: File) {
    const found = fileProblem(file, { accept, maxBytes })
    setProblem(found)
    if (!found) onChange(file)
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) take(file)
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to do what the button does */}
      <div
        ref={zone}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cx(
          'flex min-h-24 items-center gap-4 rounded-lg border border-dashed p-4 transition-colors',
          over ? 'border-accent bg-accent-soft' : 'border-control',
          disabled ? 'bg-sunken' : !over && 'bg-surface',
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
            {value ? nameOf(value) : `or drop or paste it here. ${kindsText(accept)}, up to ${sizeText(maxBytes)}.`}
          </p>
          {progress !== undefined && <Progress value={progress} />}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.map((ending) => `.${ending}`).join()}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // So that the same file can be chosen again after it was refused.
            event.target.value = ''
            if (file) take(file)
          }}
        />
      </div>
      <p role="alert" className={problem ? 'mt-1.5 text-danger-ink text-label' : 'sr-only'}>
        {problem}
      </p>
    </div>
  )
}

const nameOf = (value: File | { name: string }) =>
  value instanceof File ? `${value.name}, ${sizeText(value.size)}` : value.name

function Preview({ value }: { value: File | { url: string; name: string } }) {
  const url = useFileUrl(value)
  const [broken, setBroken] = useState<string>()
  return (
    <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-md border border-line bg-sunken">
      {url && url !== broken ? (
        <img src={url} alt="" className="size-full object-contain" onError={() => setBroken(url)} />
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
