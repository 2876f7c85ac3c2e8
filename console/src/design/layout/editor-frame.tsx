import { type ReactNode, useId, useRef } from 'react'
import { EditorHeader, type EditorHeaderProps } from './editor/editor-header.tsx'
import { type EditorPanel, EditorRail } from './editor/editor-rail.tsx'
import { EditorSide } from './editor/editor-side.tsx'

interface EditorFrameProps extends EditorHeaderProps {
  panels: readonly EditorPanel[]
  /** The key of the open panel. */
  openPanel: string | undefined
  onPanelChange: (key: string | undefined) => void
  /** Shown above the preview, for example for an archived page. */
  notice?: ReactNode
  /** `PreviewFrame` */
  children: ReactNode
}

/** A full-window editor with panels on the left and a preview on the right. */
export function EditorFrame({ panels, openPanel, onPanelChange, notice, children, ...header }: EditorFrameProps) {
  const sideId = useId()
  const rail = useRef<HTMLElement>(null)
  const current = panels.find(({ key }) => key === openPanel)

  const close = () => {
    rail.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    onPanelChange(undefined)
  }

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader {...header} />
      <div className="relative flex min-h-0 flex-1 flex-col sm:flex-row">
        <EditorRail rail={rail} panels={panels} openPanel={openPanel} controls={sideId} onPanelChange={onPanelChange} />
        {current && (
          <EditorSide id={sideId} title={current.label} onClose={close} key={current.key}>
            {current.content}
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
