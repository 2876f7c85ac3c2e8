interface UnsavedDraft {
  /** When the server's version was last changed, before the draft began to differ from it. */
  basedOn: string
  settings: object
}

/** A draft that the server does not have yet, kept in this browser. The key names the person and the item. */
export function getUnsavedDraftStore(storageKey: string) {
  const key = `gable.${storageKey}`
  return {
    read(): UnsavedDraft | undefined {
      try {
        const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<UnsavedDraft> | null
        return typeof draft?.basedOn === 'string' && typeof draft.settings === 'object' && draft.settings !== null
          ? (draft as UnsavedDraft)
          : undefined
      } catch {
        return undefined
      }
    },
    write(draft: UnsavedDraft) {
      try {
        localStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Storage is full or forbidden. The draft is still on the screen and will be saved.
      }
    },
    remove() {
      try {
        localStorage.removeItem(key)
      } catch {
        // Storage is forbidden, so nothing was kept.
      }
    },
  }
}
