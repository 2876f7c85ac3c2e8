import type { Widget, WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { useAssetAction } from '../assets/use-asset-action.ts'
import { call } from '../platform/use-api.ts'
import { useRefreshWidgets } from './use-refresh-widgets.ts'

/** The mutations of widgets. Each one refreshes the data on the screen. */
export function useWidgetActions() {
  const { runAction, runActionWithToast } = useAssetAction(useRefreshWidgets())
  return {
    create: ({ _id: templateId, config: { type } }: WidgetTemplate, widgetName: string): Promise<Widget> =>
      runAction(call('POST /agent/widget/config', { body: { type, templateId, widgetName } }), {
        error: 'Unable to create Widget, please contact support.',
      }),
    clone: (widget: Widget, widgetName: string): Promise<Widget> =>
      runAction(call('POST /agent/widget/config/:widgetId/clone', { ...toParams(widget), body: { widgetName } }), {
        success: 'Widget cloned',
        error: 'Unable to clone widget. Please contact support.',
      }),
    rename: (widget: Widget, name: string) =>
      runAction(call('PATCH /agent/widget/config/:widgetId/name', { ...toParams(widget), body: { name } }), {
        success: 'Widget renamed',
        error: 'Unable to rename Widget. Contact Support.',
      }),
    archive: (widget: Widget) =>
      runAction(call('POST /agent/widget/config/:widgetId/archived', toParams(widget)), {
        success: 'Widget archived',
        error: 'Unable to archive Widget. Please contact support.',
      }),
    unarchive: (widget: Widget) =>
      runActionWithToast(call('POST /agent/widget/config/:widgetId/unarchived', toParams(widget)), {
        success: 'Widget unarchived',
        error: 'Unable to un archive Widget. Please contact support.',
      }),
  }
}

const toParams = ({ _id }: Pick<Widget, '_id'>) => ({ params: { widgetId: _id } })
