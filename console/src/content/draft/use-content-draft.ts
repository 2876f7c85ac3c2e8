import type { Content } from '@gable/shared/content/content.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { useAccount } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { addStep, type DraftHistory, redoStep, startHistory, undoStep } from './draft-history.ts'
import { createDraftSaver } from './draft-saver.ts'
import { isSameJson } from './is-same-json.ts'
import { saveDraft } from './save-draft.ts'
import { getUnsavedDraftStore } from './unsaved-drafts.ts'

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
  const [store] = useState(() => getUnsavedDraftStore(agent._id, content._id))
  const [unsaved] = useState(() => store.read())
  const [initial] = useState(() => withDefaults(content.draftSettings))
  const [history, setHistory] = useState(() => startHistory(unsaved ? withDefaults(unsaved.settings) : initial))
  /** What the server has, as far as this browser knows. */
  const saved = useRef(initial)
  const latest = useRef({ history, showContent })
  latest.current.showContent = showContent
  const [saver] = useState(() =>
    createDraftSaver<T>({
      basedOn: unsaved?.basedOn ?? content.updatedAt,
      async save(settings, basedOn) {
        const reply = await saveDraft(callInAccount(accountId), content._id, {
          ...{ settings, basedOn },
          isKnown: (stored) => isSameJson(withDefaults(stored), saved.current),
        })
        saved.current = settings
        void latest.current.showContent(reply)
        return reply.updatedAt
      },
      keep: (settings, basedOn) => store.write({ settings, basedOn }),
      forget: store.remove,
      onFailure: (error) => toast.error(toFailureMessage(error)),
    }),
  )
  const saveState = useSyncExternalStore(saver.subscribe, saver.getState)

  function show(next: DraftHistory<T> | undefined) {
    if (!next || next === latest.current.history) return
    const hasChanged = next.present !== latest.current.history.present
    latest.current.history = next
    setHistory(next)
    if (hasChanged) saver.change(next.present)
  }

  /** Shows what the server has now, without anything to save. */
  function adopt(version: Content, keepsHistory: boolean) {
    const settings = withDefaults(version.draftSettings)
    const { history } = latest.current
    saved.current = settings
    saver.reset(version.updatedAt)
    if (isSameJson(settings, history.present)) return
    latest.current.history = keepsHistory ? addStep(history, settings, undefined, Date.now()) : startHistory(settings)
    setHistory(latest.current.history)
  }

  useEffect(() => {
    const retry = () => saver.retry()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      void saver.flush().catch(() => {})
    }
  }, [saver])

  // Changes that an earlier visit could not save.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (!unsaved) return
    if (isSameJson(history.present, initial)) return store.remove()
    saver.change(history.present)
    toast('Your unsaved changes were restored.')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the server's version or the state of saving changes
  useEffect(() => {
    if (Date.parse(content.updatedAt) <= Date.parse(saver.getBasedOn())) return
    const settings = withDefaults(content.draftSettings)
    // Only the title or the status has changed.
    if (isSameJson(settings, saved.current)) saver.rebase(content.updatedAt)
    else if (saveState === 'SAVED') adopt(content, false)
  }, [content.updatedAt, saveState])

  // Everything below reads the latest steps, so only what it shows makes it new: the header need not follow every letter.
  const [canUndo, canRedo] = [history.past.length > 0, history.future.length > 0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const draft = useMemo(
    () => ({
      saveState,
      canUndo,
      canRedo,
      getSettings: () => latest.current.history.present,
      change: (update: (settings: T) => T, key?: string) => {
        const { history } = latest.current
        show(addStep(history, update(history.present), key, Date.now()))
      },
      /** What is typed next is undone on its own. */
      endStep: () => {
        latest.current.history = { ...latest.current.history, group: undefined }
      },
      undo: () => show(undoStep(latest.current.history)),
      redo: () => show(redoStep(latest.current.history)),
      /** Saves at once. Rejects if the server does not take the changes. */
      flush: saver.flush,
      isSaved: () => saver.getState() === 'SAVED',
      overwrite: saver.overwrite,
      adopt,
      /** After publishing, which cleans texts. What was typed meanwhile stays. */
      settle(version: Content) {
        if (saver.getState() === 'SAVED') adopt(version, true)
        else saver.rebase(version.updatedAt)
      },
    }),
    [saveState, canUndo, canRedo],
  )
  return { settings: history.present, draft }
}

export type ContentDraft<T extends object> = ReturnType<typeof useContentDraft<T>>['draft']

const toFailureMessage = (error: unknown) =>
  error instanceof Problem && !['unavailable', 'broken', 'too_many'].includes(error.code)
    ? error.message
    : 'Unable to save changes. Please try again later.'
