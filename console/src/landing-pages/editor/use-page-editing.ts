import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import type { KeyedMutator } from 'swr'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../platform/use-api.ts'
import { useRefreshLandingPages } from '../use-refresh-landing-pages.ts'
import { getPageSchema, type PageValues, toPageValues } from './page-values.ts'

/** `SAVE` shows visitors the changes at once, `DRAFT` does not, and `PUBLISH` publishes a draft. */
export type SaveKind = 'SAVE' | 'DRAFT' | 'PUBLISH'

export const hasDraft = ({ status, draft }: LandingPageWithDraft) => status === 'DRAFT' || draft !== null

/** The form of the editor. The `value` of the submit button, a `SaveKind`, says what becomes of the changes. */
export function usePageEditing(saved: LandingPageWithDraft, mutate: KeyedMutator<LandingPageWithDraft>) {
  const refresh = useRefreshLandingPages()
  const params = { pageId: saved._id }
  const chosen = useRef<SaveKind>(undefined)
  const done = useRef<SaveKind>('SAVE')
  const editing = useEditing<LandingPageWithDraft, PageValues, PageValues>({
    saved,
    mutate,
    schema: getPageSchema(saved.layoutType),
    toValues: toPageValues,
    save: async (body) => {
      const kind = chosen.current ?? (hasDraft(saved) ? 'DRAFT' : 'SAVE')
      const updated = await call(endpoints[kind], { params, body })
      done.current = kind
      void refresh()
      return updated
    },
    savedMessage: () =>
      done.current === 'PUBLISH' && saved.status === 'DRAFT' ? 'Landing page published' : toasts[done.current],
    load: () => call('GET /agent/landing-page/page/:pageId', { params }),
  })

  // After an edit, saving by key or on leaving does not repeat what a button did.
  const { watch } = editing.form
  useEffect(() => {
    const subscription = watch(() => {
      chosen.current = undefined
    })
    return () => subscription.unsubscribe()
  }, [watch])

  return {
    editing,
    handleSubmitCapture: ({ nativeEvent }: FormEvent) => {
      const { submitter } = nativeEvent as SubmitEvent
      if (submitter instanceof HTMLButtonElement)
        chosen.current = (submitter.value || undefined) as SaveKind | undefined
    },
  }
}

const endpoints = {
  SAVE: 'PATCH /agent/landing-page/page/:pageId/all-settings',
  DRAFT: 'PATCH /agent/landing-page/page/:pageId/draft',
  PUBLISH: 'POST /agent/landing-page/page/:pageId/publish',
} as const

const toasts: Record<SaveKind, string> = {
  SAVE: 'Changes saved',
  DRAFT: 'Draft saved',
  PUBLISH: 'Changes published',
}
