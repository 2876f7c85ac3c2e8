import Mention from '@tiptap/extension-mention'
import type { SuggestionKeyDownProps, SuggestionProps } from '@tiptap/suggestion'
import { findMentions, type MentionableAgent } from './find-mentions.ts'

export interface MentionSuggestions {
  agents: MentionableAgent[]
  select: (agent: MentionableAgent) => void
  /** The position of the `@` on the screen. */
  caret: DOMRect | null
}

interface MentionOptions {
  getAgents: () => readonly MentionableAgent[]
  onSuggest: (suggestions: MentionSuggestions | null) => void
  /** Returns true if the suggestion list handled the key. */
  onKey: (event: KeyboardEvent) => boolean
}

/** Suggests agents after an `@`. The caller renders the list. */
export const createMentionExtension = ({ getAgents, onSuggest, onKey }: MentionOptions) =>
  Mention.configure({
    HTMLAttributes: { class: 'rounded bg-accent-soft px-0.5 text-accent-ink' },
    deleteTriggerWithBackspace: true,
    suggestion: {
      char: '@',
      allowSpaces: true,
      items: ({ query }) => findMentions(getAgents(), query),
      render: () => {
        const suggest = ({ items, command, clientRect }: SuggestionProps<MentionableAgent>) =>
          onSuggest({
            agents: items,
            select: ({ _id: id, fullName: label }) => command({ id, label } as unknown as MentionableAgent),
            caret: clientRect?.() ?? null,
          })
        return {
          onStart: suggest,
          onUpdate: suggest,
          onKeyDown: ({ event }: SuggestionKeyDownProps) => onKey(event),
          onExit: () => onSuggest(null),
        }
      },
    },
  })
