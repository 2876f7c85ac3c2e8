import { type ReactNode, useId, useRef } from 'react'
import { EditorHeader, type EditorHeaderProps } from './editor/editor-header.tsx'
import { type EditorPanel, EditorRail } from './editor/editor-rail.tsx'
import { EditorSide } from './editor/editor-side.tsx'

interface EditorFrameProps extends EditorHeaderProps {
  panels: readonly EditorPanel[]
  /** The open one. */
  panel: string | undefined
  onPanel: (key: string | undefined) => void
  /** Above the preview: incomplete branding, an archived page. */
  notice?: ReactNode
  /** `PreviewFrame` */
  children: ReactNode
}

/** An editor takes the whole window: what one changes on the left, what comes of it on the right. */
export function EditorFrame({ panels, panel, onPanel, notice, children, ...header }: EditorFrameProps) {
  const sideId = useId()
  const rail = useRef<HTMLElement>(null)
  const open = panels.find(({ key }) => key === panel)

  const close = () => {
    rail.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    onPanel(undefined)
  }

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader {...header} />
      <div className="relative flex min-h-0 flex-1 flex-col sm:flex-row">
        <EditorRail rail={rail} panels={panels} panel={panel} controls={sideId} onPanel={onPanel} />
        {open && (
          <EditorSide id={sideId} title={open.label} onClose={close} key={open.key}>
            {open.content}
          </EditorSide>
        )}
        <main aria-label="Preview" className="flex min-h-0 min-w-0 flex-1 flex-col">
          {notice && <div className="border-line border-b bg-surface p-3">{notice}</div>}
          <div className="min-h-0 flex-1">{children}</div>
        </main>
      </div>
    </div>
  )
}
