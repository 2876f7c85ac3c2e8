import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { cx } from '../../class-names.ts'
import { SegmentedControl } from '../../inputs/segmented-control.tsx'
import { type Device, devices } from './device.ts'

export interface EditorHeaderProps {
  /** The page to return to, and the label of the close link. */
  close: { to: To; label: string }
  title: string
  /** A button next to the title that renames the item. */
  rename?: ReactNode
  status?: ReactNode
  /** "Last Updated: …" or "Changes are auto saved". */
  note?: ReactNode
  /** For a note that matters while editing. Otherwise it shows only where there is room. */
  showsNoteOnPhone?: boolean
  /** Shows a switch between desktop and mobile. */
  device?: Device | undefined
  onDeviceChange?: ((device: Device) => void) | undefined
  menu?: ReactNode
  /** Save or Publish. */
  action: ReactNode
}

export function EditorHeader({
  close,
  title,
  rename,
  status,
  note,
  showsNoteOnPhone = false,
  device,
  onDeviceChange,
  menu,
  action,
}: EditorHeaderProps) {
  return (
    // Not a `header` element: the previewed page has one, and a page should have only one banner.
    <section
      aria-label="Editor"
      className="flex h-14 shrink-0 items-center gap-1 border-line border-b bg-surface pr-2 sm:gap-2 sm:pr-4"
    >
      <Link
        to={close.to}
        aria-label={close.label}
        title={close.label}
        className="grid h-full w-14 shrink-0 place-items-center border-line text-muted hover:bg-hover hover:text-ink focus-visible:outline-offset-[-2px] sm:w-16 sm:border-r"
      >
        <X aria-hidden className="size-5" />
      </Link>
      <div className="min-w-0 flex-1 sm:pl-2">
        <div className="flex min-w-0 items-center gap-2">
          <h1 className="truncate font-semibold" title={title}>
            {title}
          </h1>
          {rename}
          <span className="hidden shrink-0 sm:block">{status}</span>
        </div>
        {note && <p className={cx('truncate text-label text-muted', !showsNoteOnPhone && 'hidden md:block')}>{note}</p>}
      </div>
      {device && onDeviceChange && (
        <div className="hidden sm:block">
          <SegmentedControl label="Preview on" iconOnly value={device} options={devices} onChange={onDeviceChange} />
        </div>
      )}
      <div className="flex shrink-0 items-center gap-1 sm:gap-2">
        {menu}
        {action}
      </div>
    </section>
  )
}
