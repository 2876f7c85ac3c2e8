import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Pencil } from 'lucide-react'
import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { IconButton } from '../design/icon-button.tsx'
import { Page } from '../design/page.tsx'
import { Performance } from '../statistics/performance.tsx'
import { SubjectStatusBadge } from '../statistics/subject-status-badge.tsx'
import { ScaledPreview } from './scaled-preview.tsx'
import { typeNames } from './type-names.ts'
import { useWidgetDialogs } from './use-widget-dialogs.tsx'
import { WidgetFacts } from './widget-facts.tsx'
import { WidgetHeadActions } from './widget-head-actions.tsx'
import { useWidgetPath } from './widget-paths.ts'

export function WidgetDetail({ widget }: { widget: Widget }) {
  const { name, status, type, settings } = widget
  const { list } = useWidgetPath()
  const { ask, dialogs } = useWidgetDialogs()
  return (
    <Page
      title={name}
      badge={
        <>
          {status === 'PUBLISHED' && (
            <IconButton icon={Pencil} size="sm" label="Rename" onClick={() => ask('rename', widget)} />
          )}
          <SubjectStatusBadge status={status} />
        </>
      }
      description={typeNames[type]}
      actions={<WidgetHeadActions widget={widget} ask={ask} />}
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Widgets', to: list }, { label: name }]} />
      </TopBarSlot>
      <div className="space-y-8">
        <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="aspect-[16/10] border-line max-lg:border-b lg:border-r">
            <ScaledPreview type={type} settings={settings} title={`Preview of ${name}`} />
          </div>
          <div className="p-5">
            <WidgetFacts widget={widget} />
          </div>
        </div>
        <Performance kind="widget" id={widget._id} />
      </div>
      {dialogs}
    </Page>
  )
}
