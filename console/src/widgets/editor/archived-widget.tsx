import { cannotEditArchived } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Standalone } from '../../app/standalone.tsx'
import { Button } from '../../design/button.tsx'
import { Empty } from '../../design/states.tsx'
import type { WayOut } from '../../editing/way-out.ts'
import { UnarchiveButton } from './unarchive-button.tsx'

interface ArchivedWidgetProps {
  widget: Widget
  close: WayOut
}

/** In place of the editor of a widget that is not published. */
export const ArchivedWidget = ({ widget, close }: ArchivedWidgetProps) => (
  <Standalone>
    <h1 className="text-center font-semibold text-title [overflow-wrap:anywhere]">{widget.name}</h1>
    <Empty
      title="This widget is archived"
      text={cannotEditArchived}
      action={
        <>
          <Button variant="quiet" to={close.to}>
            {close.label}
          </Button>
          <UnarchiveButton widget={widget} variant="primary" />
        </>
      }
    />
  </Standalone>
)
