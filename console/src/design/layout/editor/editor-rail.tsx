import type { LucideIcon } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

export interface EditorPanel {
  key: string
  label: string
  icon: LucideIcon
  /** Shows a dot, for a panel with errors. */
  warning?: boolean
  content: ReactNode
}

interface RailButton extends Omit<EditorPanel, 'content'> {
  /** The accessible name, where the label has no room for it. It starts with the label. */
  name?: string
  /** The button opens a dialog instead of a panel. */
  opensDialog?: boolean
}

interface EditorRailProps {
  rail: RefObject<HTMLElement>
  panels: readonly RailButton[]
  openPanel: string | undefined
  /** The id of the open panel, for `aria-controls`. */
  controls: string
  onPanelChange: (key: string | undefined) => void
}

/** The buttons that open the panels: on the left side, or at the bottom of a phone. */
export function EditorRail({ rail, panels, openPanel, controls, onPanelChange }: EditorRailProps) {
  return (
    <nav
      ref={rail}
      aria-label="Panels"
      className="z-drawer order-last flex h-16 shrink-0 border-line border-t bg-surface sm:order-none sm:h-auto sm:w-16 sm:flex-col sm:gap-1 sm:border-t-0 sm:border-r sm:py-2"
    >
      {panels.map(({ key, label, name, icon: Icon, warning, opensDialog }) => (
        <button
          key={key}
          type="button"
          data-panel={key}
          aria-label={name}
          {...(opensDialog ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': key === openPanel })}
          aria-controls={key === openPanel ? controls : undefined}
          onClick={() => onPanelChange(key === openPanel ? undefined : key)}
          className="relative flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-label text-muted hover:text-ink focus-visible:outline-offset-[-2px] aria-expanded:text-accent-ink sm:mx-1 sm:h-14 sm:flex-none sm:rounded-lg sm:hover:bg-hover sm:aria-expanded:bg-accent-soft"
        >
          <Icon aria-hidden className="size-5" />
          <span className="max-w-full truncate px-0.5">{label}</span>
          {warning && (
            <span className="absolute top-2 ml-7 size-2 rounded-full bg-warning">
              <span className="sr-only">needs attention</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
