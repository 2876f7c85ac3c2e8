import type { Widget } from '@gable/shared/widgets/widget.ts'
import { SubjectDetail } from '../assets/subject-detail.tsx'
import { ScaledPreview } from './scaled-preview.tsx'
import { typeNames } from './type-names.ts'
import { useWidgetDialogs } from './use-widget-dialogs.tsx'
import { WidgetFacts } from './widget-facts.tsx'
import { WidgetHeadActions } from './widget-head-actions.tsx'
import { useWidgetPath } from './widget-paths.ts'

export function WidgetDetail({ widget }: { widget: Widget }) {
  const { name, type, settings } = widget
  const { list } = useWidgetPath()
  const { ask, dialogs } = useWidgetDialogs()
  return (
    <>
      <SubjectDetail
        subject={widget}
        kind="widget"
        description={typeNames[type]}
        list={{ label: 'Widgets', to: list }}
        actions={<WidgetHeadActions widget={widget} ask={ask} />}
        onRename={() => ask('rename', widget)}
        picture={<ScaledPreview type={type} settings={settings} title={`Preview of ${name}`} />}
        facts={<WidgetFacts widget={widget} />}
      />
      {dialogs}
    </>
  )
}
