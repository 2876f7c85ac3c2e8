import type { Content } from '@gable/shared/content/content.ts'
import { useMemo } from 'react'
import { type SavedDraft, useSavedDraft } from '../../editing/draft/use-saved-draft.ts'
import { useAccount } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { saveDraft } from './save-draft.ts'

interface ContentDraftOptions<T> {
  content: Content
  /** Makes stored settings of any age complete. */
  withDefaults: (stored: object) => T
  /** Shows a content that the server returned. */
  showContent: (content: Content) => unknown
}

/** The draft of an email or a postcard with its steps. Every change is saved by itself. */
export function useContentDraft<T extends object>({ content, withDefaults, showContent }: ContentDraftOptions<T>) {
  const { accountId, agent } = useAccount()
  const { present, draft } = useSavedDraft<Content, T>({
    saved: content,
    storageKey: `unsaved-content.${agent._id}.${content._id}`,
    getDraft: ({ draftSettings }) => draftSettings,
    withDefaults,
    save: (settings, basedOn, isKnown) =>
      saveDraft(callInAccount(accountId), content._id, { settings, basedOn, isKnown }),
    showSaved: showContent,
  })
  return { settings: present, draft: useMemo(() => ({ ...draft, getSettings: draft.getPresent }), [draft]) }
}

export type ContentDraft<T extends object> = SavedDraft<Content, T> & { getSettings: () => T }
