import Mention from '@tiptap/extension-mention'
import type { SuggestionKeyDownProps, SuggestionProps } from '@tiptap/suggestion'
import { type Mentionable, namesLike } from './mention-names.ts'

export interface Asking {
  found: Mentionable[]
  choose: (agent: Mentionable) => void
  /** Where the `@` stands on the screen. */
  place: DOMRect | null
}

interface Listener {
  agents: () => readonly Mentionable[]
  onAsk: (asking: Asking | null) => void
  /** Whether the key was meant for the list. */
  onKey: (event: KeyboardEvent) => boolean
}

/** `@` asks for an agent. The list that answers is drawn by whoever listens. */
export const mentionOf = ({ agents, onAsk, onKey }: Listener) =>
  Mention.configure({
    HTMLAttributes: { class: 'rounded bg-accent-soft px-0.5 text-accent-ink' },
    deleteTriggerWithBackspace: true,
    suggestion: {
      char: '@',
      allowSpaces: true,
      items: ({ query }) => namesLike(agents(), query),
      render: () => {
        const ask = ({ items, command, clientRect }: SuggestionProps<Mentionable>) =>
          onAsk({
            found: items,
            choose: ({ _id: id, fullName: label }) => command({ id, label } as unknown as Mentionable),
            place: clientRect?.() ?? null,
          })
        return {
          onStart: ask,
          onUpdate: ask,
          onKeyDown: ({ event }: SuggestionKeyDownProps) => onKey(event),
          onExit: () => onAsk(null),
        }
      },
    },
  })
