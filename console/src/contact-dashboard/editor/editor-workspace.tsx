import type { ContactDashboard } from '@gable/shared/contact-dashboard/dashboard.ts'
import { Eye, LayoutList, Pencil, Plus, Settings } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../../design/class-names.ts'
import { formatDateTime } from '../../design/format/date-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import type { Device } from '../../design/layout/editor/device.ts'
import { EditorHeader } from '../../design/layout/editor/editor-header.tsx'
import { EditorRail } from '../../design/layout/editor/editor-rail.tsx'
import { useMediaQuery } from '../../design/layout/use-media-query.ts'
import type { BackLink } from '../../editing/back-link.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import type { OpenPanel } from './open-panel.ts'
import type { OpenPanelState } from './use-open-panel.ts'

interface EditorWorkspaceProps {
  dashboard: ContactDashboard
  backLink: BackLink
  openPanel: OpenPanelState
  onAdd: () => void
  renderPreview: (device: Device) => ReactNode
  /** The content of the panel. */
  children: ReactNode
}

/** The rail, the preview, and the panel at its right. On a small screen the panel covers the preview. */
export function EditorWorkspace(props: EditorWorkspaceProps) {
  const { dashboard, backLink, openPanel, onAdd, renderPreview, children } = props
  const { panel, showsPreview, setShowsPreview } = openPanel
  const timeZone = useTimeZone()
  const [device, setDevice] = useState<Device>('desktop')
  const panelId = useId()
  const rail = useRef<HTMLElement>(null)
  const panelSection = useRef<HTMLElement>(null)

  const isPanelHidden = useMediaQuery('(width < 64rem)') && showsPreview

  function handlePress(key: string | undefined) {
    if (key === 'add') onAdd()
    if (key === 'modules') openPanel.openList()
    if (key === 'settings') openPanel.openSettings()
  }

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader
        close={backLink}
        title={dashboard.name}
        note={`Last Updated: ${formatDateTime(dashboard.lastUpdated.triggeredAt ?? dashboard.updatedAt, timeZone)}`}
        device={device}
        onDeviceChange={setDevice}
        action={
          <Button
            className="lg:hidden"
            icon={showsPreview ? Pencil : Eye}
            onClick={() => setShowsPreview(!showsPreview)}
          >
            {showsPreview ? 'Edit' : 'Preview'}
          </Button>
        }
      />
      <div className="relative flex min-h-0 flex-1 flex-col sm:flex-row">
        <EditorRail
          rail={rail}
          panels={railButtons}
          openPanel={isPanelHidden ? undefined : railKeys[panel.kind]}
          controls={panelId}
          // Without a key, the button of the open panel was pressed.
          onPanelChange={(key = railKeys[panel.kind]) => handlePress(key)}
        />
        <div className="relative flex min-h-0 min-w-0 flex-1">
          <SkipPreviewButton onClick={() => panelSection.current?.focus()} />
          <main
            aria-label="Preview"
            className={cx('flex min-h-0 min-w-0 flex-1 flex-col', !showsPreview && 'max-lg:invisible')}
          >
            {renderPreview(device)}
          </main>
          <section
            ref={panelSection}
            id={panelId}
            tabIndex={-1}
            aria-label="Panel"
            className={cx(
              'flex min-h-0 w-96 shrink-0 flex-col border-line border-l bg-surface outline-none',
              'max-lg:absolute max-lg:inset-0 max-lg:z-sidebar max-lg:w-auto max-lg:border-l-0',
              showsPreview && 'max-lg:invisible',
            )}
          >
            {children}
          </section>
        </div>
      </div>
    </div>
  )
}

/**
 * The preview is a whole page of links, which the keyboard would have to walk through to reach the panel. The button shows while
 * it has the focus.
 */
const SkipPreviewButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    className="pointer-events-none absolute top-2 left-2 z-toast rounded-lg bg-ink px-3 py-2 font-medium text-ground opacity-0 focus:pointer-events-auto focus:opacity-100 max-lg:hidden"
    onClick={onClick}
  >
    Skip the preview
  </button>
)

const railButtons = [
  { key: 'modules', label: 'Modules', icon: LayoutList },
  { key: 'settings', label: 'Settings', icon: Settings },
  { key: 'add', label: 'Add', name: 'Add Module', icon: Plus, opensDialog: true },
] as const

/** The rail button of a panel, if it has one. */
const railKeys: Record<OpenPanel['kind'], string | undefined> = {
  list: 'modules',
  settings: 'settings',
  module: undefined,
  new: undefined,
}
