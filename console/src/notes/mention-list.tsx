import { cx } from '../design/class-names.ts'
import { popupBox, popupItem } from '../design/overlays/popup-look.ts'
import type { Asking } from './mention-extension.ts'

interface MentionListProps {
  id: string
  asking: Asking
  active: number
  onPoint: (index: number) => void
  /** What it stands in, and is placed within. */
  frame: DOMRect | undefined
}

/** Whom the `@` under the caret may mean. */
export function MentionList({ id, asking: { found, choose, place }, active, onPoint, frame }: MentionListProps) {
  const left = place && frame ? Math.max(0, Math.min(place.left - frame.left, frame.width - listWidth)) : 0
  const top = place && frame ? place.bottom - frame.top + 4 : 0
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Agents"
      style={{ left, top, width: listWidth }}
      className={cx(popupBox, 'absolute z-popover p-1')}
    >
      {found.map((agent, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the editor's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the editor keeps the focus and says which is active
        <div
          key={agent._id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          data-highlighted={index === active ? '' : undefined}
          onMouseEnter={() => onPoint(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(agent)}
          className={popupItem}
        >
          <bdi className="truncate">{agent.fullName}</bdi>
        </div>
      ))}
    </div>
  )
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

const listWidth = 240
