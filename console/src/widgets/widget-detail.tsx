import type { Widget } from '@gable/shared/widgets/widget.ts'
import { AssetDetail } from '../assets/asset-detail.tsx'
import { useWidgetDialogs } from './use-widget-dialogs.tsx'
import { WidgetFacts } from './widget-facts.tsx'
import { WidgetHeaderActions } from './widget-header-actions.tsx'
import { useWidgetPaths } from './widget-paths.ts'
import { WidgetThumbnail } from './widget-thumbnail.tsx'
import { widgetTypeLabels } from './widget-type-labels.ts'

export function WidgetDetail({ widget }: { widget: Widget }) {
  const { name, type, settings } = widget
  const { listPath } = useWidgetPaths()
  const { openDialog, dialogs } = useWidgetDialogs()
  return (
    <>
      <AssetDetail
        asset={widget}
        kind="widget"
        description={widgetTypeLabels[type]}
        list={{ label: 'Widgets', to: listPath }}
        actions={<WidgetHeaderActions widget={widget} openDialog={openDialog} />}
        onRename={() => openDialog('rename', widget)}
        thumbnail={<WidgetThumbnail type={type} settings={settings} title={`Preview of ${name}`} />}
        facts={<WidgetFacts widget={widget} />}
      />
      {dialogs}
    </>
  )
}
