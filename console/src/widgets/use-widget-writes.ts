import type { Widget, WidgetTemplate } from '@gable/shared/widgets/widget.ts'
import { toast } from '../design/toast.tsx'
import { call } from '../platform/use-api.ts'
import { orSay } from './or-say.ts'
import { useRefreshWidgets } from './use-refresh-widgets.ts'

/** What can be done to widgets; what is on the screen of them is read again afterwards. */
export function useWidgetWrites() {
  const refresh = useRefreshWidgets()
  const told = (done: string) => {
    toast.success(done)
    void refresh()
  }
  return {
    create: async ({ _id: templateId, config: { type } }: WidgetTemplate, widgetName: string): Promise<Widget> => {
      const body = { type, templateId, widgetName }
      const made = await orSay(failures.create, call('POST /agent/widget/config', { body }))
      void refresh()
      return made
    },
    clone: async (widget: Widget, widgetName: string): Promise<Widget> => {
      const given = { ...paramsOf(widget), body: { widgetName } }
      const made = await orSay(failures.clone, call('POST /agent/widget/config/:widgetId/clone', given))
      told('Widget cloned')
      return made
    },
    rename: async (widget: Widget, name: string) => {
      const given = { ...paramsOf(widget), body: { name } }
      await orSay(failures.rename, call('PATCH /agent/widget/config/:widgetId/name', given))
      told('Widget renamed')
    },
    archive: async (widget: Widget) => {
      await orSay(failures.archive, call('POST /agent/widget/config/:widgetId/archived', paramsOf(widget)))
      told('Widget archived')
    },
    unarchive: async (widget: Widget) => {
      try {
        await orSay(failures.unarchive, call('POST /agent/widget/config/:widgetId/unarchived', paramsOf(widget)))
        told('Widget unarchived')
      } catch (error) {
        toast.error((error as Error).message)
        void refresh()
      }
    },
  }
}

const paramsOf = ({ _id }: Pick<Widget, '_id'>) => ({ params: { widgetId: _id } })

const failures = {
  create: 'Unable to create Widget, please contact support.',
  clone: 'Unable to clone widget. Please contact support.',
  rename: 'Unable to rename Widget. Contact Support.',
  archive: 'Unable to archive Widget. Please contact support.',
  unarchive: 'Unable to un archive Widget. Please contact support.',
}
