import { cx } from '../../class-names.ts'
import { popupClassName, popupItemClassName } from '../../overlays/popup-class-name.ts'
import type { MentionSuggestions } from './mention-extension.ts'

interface MentionListProps {
  id: string
  suggestions: MentionSuggestions
  activeIndex: number
  onHover: (index: number) => void
  /** The editor, which the list is positioned within. */
  frame: DOMRect | undefined
}

/** The agents to mention, below the `@`. */
export function MentionList({ id, suggestions, activeIndex, onHover, frame }: MentionListProps) {
  const { agents, select, caret } = suggestions
  const left = caret && frame ? Math.max(0, Math.min(caret.left - frame.left, frame.width - listWidth)) : 0
  const top = caret && frame ? caret.bottom - frame.top + 4 : 0
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Agents"
      style={{ left, top, width: listWidth }}
      className={cx(popupClassName, 'absolute z-popover p-1')}
    >
      {agents.map((agent, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the editor keeps the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the editor keeps the focus and has aria-activedescendant
        <div
          key={agent._id}
          id={getOptionId(id, index)}
          role="option"
          aria-selected={index === activeIndex}
          data-highlighted={index === activeIndex ? '' : undefined}
          onMouseEnter={() => onHover(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => select(agent)}
          className={popupItemClassName}
        >
          <bdi className="truncate">{agent.fullName}</bdi>
        </div>
      ))}
    </div>
  )
}

export const getOptionId = (listId: string, index: number) => `${listId}-${index}`

const listWidth = 240
