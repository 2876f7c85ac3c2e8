import type { Widget } from '@gable/shared/widgets/widget.ts'
import { useAccountPath } from '../platform/account.ts'

export const widgetsPath = 'marketing/widget'

export function useWidgetPaths() {
  const pathTo = useAccountPath()
  const getPath = ({ _id }: Pick<Widget, '_id'>) => pathTo(`${widgetsPath}/${_id}`)
  return {
    listPath: pathTo(widgetsPath),
    newPath: pathTo(`${widgetsPath}/new`),
    getPath,
    getEditorPath: (widget: Pick<Widget, '_id'>) => `${getPath(widget)}/edit`,
  }
}
