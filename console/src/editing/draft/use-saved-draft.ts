import { Problem } from '@gable/shared/http/problem.ts'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { addStep, type DraftHistory, redoStep, startHistory, undoStep } from './draft-history.ts'
import { createDraftSaver } from './draft-saver.ts'
import { isSameJson } from './is-same-json.ts'
import { getUnsavedDraftStore } from './unsaved-drafts.ts'

interface SavedDraftOptions<Saved, T> {
  /** The latest version from the cache. */
  saved: Saved
  /** Where changes are kept in this browser until the server has them. */
  storageKey: string
  getDraft: (saved: Saved) => object
  /** Makes a stored draft of any age complete. */
  withDefaults: (stored: object) => T
  /** Sends a draft. `isKnown` tells whether a stored version has the draft that this one is based on. */
  save: (draft: T, basedOn: string | undefined, isKnown: (stored: Saved) => boolean) => Promise<Saved>
  /** Shows a version that the server returned. */
  showSaved: (saved: Saved) => unknown
}

/** A draft with its steps. Every change is saved by itself. */
export function useSavedDraft<Saved extends { updatedAt: string }, T extends object>(
  options: SavedDraftOptions<Saved, T>,
) {
  const { saved: current, storageKey, getDraft, withDefaults } = options
  const toDraft = (version: Saved) => withDefaults(getDraft(version))
  const [store] = useState(() => getUnsavedDraftStore(storageKey))
  const [unsaved] = useState(() => store.read())
  const [initial] = useState(() => toDraft(current))
  const [history, setHistory] = useState(() => startHistory(unsaved ? withDefaults(unsaved.settings) : initial))
  /** What the server has, as far as this browser knows. */
  const saved = useRef(initial)
  const latest = useRef({ history, options })
  latest.current.options = options
  const [saver] = useState(() =>
    createDraftSaver<T>({
      basedOn: unsaved?.basedOn ?? current.updatedAt,
      async save(draft, basedOn) {
        const { save, showSaved } = latest.current.options
        const reply = await save(draft, basedOn, (stored) => isSameJson(toDraft(stored), saved.current))
        saved.current = draft
        void showSaved(reply)
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

  /** Shows what the server has now, without anything to save. What was on the screen comes back by undoing. */
  function adopt(version: Saved, keepsHistory: boolean, key?: string) {
    const settings = toDraft(version)
    const { history } = latest.current
    saved.current = settings
    saver.reset(version.updatedAt)
    if (isSameJson(settings, history.present)) return
    latest.current.history = keepsHistory ? addStep(history, settings, key, Date.now()) : startHistory(settings)
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
    if (Date.parse(current.updatedAt) <= Date.parse(saver.getBasedOn())) return
    const settings = toDraft(current)
    // Only the title or the status has changed.
    if (isSameJson(settings, saved.current)) saver.rebase(current.updatedAt)
    // Without changes of one's own there is nothing to bring back. What others type in a row is one step.
    else if (saveState === 'SAVED') adopt(current, latest.current.history.past.length > 0, 'theirs')
  }, [current.updatedAt, saveState])

  // Everything below reads the latest steps, so only what it shows makes it new: the header need not follow every letter.
  const [canUndo, canRedo] = [history.past.length > 0, history.future.length > 0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const draft = useMemo(
    () => ({
      saveState,
      canUndo,
      canRedo,
      getPresent: () => latest.current.history.present,
      change: (update: (present: T) => T, key?: string) => {
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
      /** The version of the server that the draft is based on. */
      getBasedOn: saver.getBasedOn,
      overwrite: saver.overwrite,
      adopt,
      /** After publishing, which cleans texts. What was typed meanwhile stays. */
      settle(version: Saved) {
        if (saver.getState() === 'SAVED') adopt(version, true)
        else saver.rebase(version.updatedAt)
      },
    }),
    [saveState, canUndo, canRedo],
  )
  return { present: history.present, draft }
}

export type SavedDraft<Saved extends { updatedAt: string }, T extends object> = ReturnType<
  typeof useSavedDraft<Saved, T>
>['draft']

const toFailureMessage = (error: unknown) =>
  error instanceof Problem && !['unavailable', 'broken', 'too_many'].includes(error.code)
    ? error.message
    : 'Unable to save changes. Please try again later.'
