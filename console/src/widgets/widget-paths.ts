import type { Widget } from '@gable/shared/widgets/widget.ts'
import { useAccountPath } from '../platform/account.ts'

export const widgetsPath = 'marketing/widget'

/** Where widgets are found. */
export function useWidgetPath() {
  const pathTo = useAccountPath()
  const pathOf = ({ _id }: Pick<Widget, '_id'>) => pathTo(`${widgetsPath}/${_id}`)
  return {
    list: pathTo(widgetsPath),
    fresh: pathTo(`${widgetsPath}/new`),
    pathOf,
    editorOf: (widget: Pick<Widget, '_id'>) => `${pathOf(widget)}/edit`,
  }
}
