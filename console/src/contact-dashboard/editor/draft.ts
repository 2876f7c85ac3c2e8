import type { ModuleSettings } from '@gable/shared/contact-dashboard/module-settings.ts'

/** Unsaved settings of one module. */
export interface Draft {
  moduleId: string
  settings: ModuleSettings
}

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * Holds what the open panel has not saved. Only the preview subscribes to it, so a keystroke renders the field and the
 * preview, and nothing else of the editor.
 */
export function createDraftStore() {
  let draft: Draft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function publish(next: Draft | undefined) {
    clearTimeout(timer)
    draft = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => draft,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows the settings, after a change of the named field. */
    set(next: Draft, field: string | undefined) {
      clearTimeout(timer)
      if (field?.startsWith(costsField)) timer = setTimeout(() => publish(next), costsDelay)
      else publish(next)
    },
    clear: () => publish(undefined),
  }
}

const costsField = 'settings.additionalCosts'
/** Every cost changes the sums of all others, which would flicker while a percentage is typed. */
const costsDelay = 100
