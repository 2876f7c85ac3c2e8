import type { Widget, WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { useCarryOut } from '../assets/use-carry-out.ts'
import { call } from '../platform/use-api.ts'
import { useRefreshWidgets } from './use-refresh-widgets.ts'

/** What can be done to widgets; what is on the screen of them is read again afterwards. */
export function useWidgetWrites() {
  const { carryOut, carryOutAloud } = useCarryOut(useRefreshWidgets())
  return {
    create: ({ _id: templateId, config: { type } }: WidgetTemplate, widgetName: string): Promise<Widget> =>
      carryOut(call('POST /agent/widget/config', { body: { type, templateId, widgetName } }), {
        failed: 'Unable to create Widget, please contact support.',
      }),
    clone: (widget: Widget, widgetName: string): Promise<Widget> =>
      carryOut(call('POST /agent/widget/config/:widgetId/clone', { ...paramsOf(widget), body: { widgetName } }), {
        done: 'Widget cloned',
        failed: 'Unable to clone widget. Please contact support.',
      }),
    rename: (widget: Widget, name: string) =>
      carryOut(call('PATCH /agent/widget/config/:widgetId/name', { ...paramsOf(widget), body: { name } }), {
        done: 'Widget renamed',
        failed: 'Unable to rename Widget. Contact Support.',
      }),
    archive: (widget: Widget) =>
      carryOut(call('POST /agent/widget/config/:widgetId/archived', paramsOf(widget)), {
        done: 'Widget archived',
        failed: 'Unable to archive Widget. Please contact support.',
      }),
    unarchive: (widget: Widget) =>
      carryOutAloud(call('POST /agent/widget/config/:widgetId/unarchived', paramsOf(widget)), {
        done: 'Widget unarchived',
        failed: 'Unable to un archive Widget. Please contact support.',
      }),
  }
}

const paramsOf = ({ _id }: Pick<Widget, '_id'>) => ({ params: { widgetId: _id } })
